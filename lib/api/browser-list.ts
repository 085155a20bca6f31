import type { Image } from '@/lib/contract/fields/images'
import type { ListPage } from '@/lib/contract/query'
import { readJson } from './browser'
import { resolveImages } from './resolve-images'

/** How an island reads a list: its path and the parameters that never change. */
export interface BrowserSource {
  path: string
  query: Record<string, string>
  /** Where pictures lie, empty for the site's own origin. */
  resourceBaseUrl: string
}

/** The address at which a part of a list is read, such as `/api/speakers?limit=24&page=2`. */
export function browserAddress({ path, query }: BrowserSource, filters: Partial<Record<string, string>>): string {
  return `${path}?${new URLSearchParams({ ...filters, ...query } as Record<string, string>).toString()}`
}

/**
 * Reads a page of a list.
 *
 * @param address path and query of the list, such as `/api/speakers?page=2`
 * @param resourceBaseUrl where pictures lie, empty for the site's own origin
 * @throws what {@link readJson} throws, and Error when the answer is no list
 */
export async function readBrowserList<Item>(address: string, resourceBaseUrl: string): Promise<ListPage<Item>> {
  const page = await readJson<ListPage<Item>>(address)
  if (!Array.isArray(page.items)) throw new Error(`${address} answered no list`)
  return resolveImages({ ...page, items: page.items.map(withRenditions) }, resourceBaseUrl)
}

/** A backend may leave the renditions of a picture out. */
function withRenditions<Item>(item: Item): Item {
  const { photo } = item as { photo?: Partial<Image> | null }
  return photo ? { ...item, photo: { ...photo, renditions: photo.renditions ?? [] } } : item
}
