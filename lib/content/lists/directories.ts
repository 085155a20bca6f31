import type { z } from 'zod'
import type { BrowserSource } from '@/lib/api/browser-list'
import type { FACET_ROUTES } from '@/lib/contract/routes'
import type { Facets } from '@/lib/contract/lists/facets'
import type { ListPage } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { PEOPLE_PER_PAGE } from '@/lib/site/constants'
import type { ListView } from '@/lib/site/lists/list-view'
import { buildBrowserSource } from './browser-source'
import { getFacets } from './facets'
import { readPage } from './lists'

/** The first page of a directory, its filters, and how the browser goes on. */
export interface DirectoryStart<Item> {
  page: ListPage<Item>
  facets: Facets
  source: BrowserSource
}

export async function readDirectory<Card extends z.ZodObject>(
  name: keyof typeof FACET_ROUTES,
  card: Card,
  locale: Locale,
  view: ListView,
  event?: string,
): Promise<DirectoryStart<z.infer<Card>>> {
  const ofEvent: Record<string, string> = event ? { event } : {}
  const [page, facets] = await Promise.all([
    readPage(name, card, locale, { ...view, ...ofEvent, limit: PEOPLE_PER_PAGE }),
    getFacets(name, locale, event),
  ])
  const source = buildBrowserSource(name, card, locale, { ...ofEvent, limit: String(PEOPLE_PER_PAGE) })
  return { page, facets, source }
}
