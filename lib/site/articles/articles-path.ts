import { toViewQuery } from '../lists/list-view'
import { pathTo } from '../routes'

export function articlesPath({ tag, page = 1 }: { tag?: string; page?: number } = {}): string {
  return pathTo('media') + toViewQuery({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) })
}
