import { toViewQuery } from '../lists/list-view'
import { pathTo } from '../routes'

/** The address of a page of the articles: of all of them, or of those with a tag; pages count from 1. */
export function articlesPath({ tag, page = 1 }: { tag?: string; page?: number } = {}): string {
  return pathTo('media') + toViewQuery({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) })
}
