import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { PageReferences } from './page-references'

export interface KeptPage {
  locale: Locale
  address: string
  title: string
  /** Where its content lies. */
  key: string
  /** What the content is written as a difference from, and that again; the nearest first. */
  bases: string[]
  etag: string
  /** When it was last the same as the site's, in milliseconds. */
  savedAt: number
}

export interface PageWithFiles extends KeptPage {
  files: string[]
}

export interface KeptEvent {
  identifier: string
  status: PageReferences['eventStatus']
  openedAt: number
  checkedAt: number
  statusCheckedAt: number
  pages: KeptPage[]
  /** Scripts, style sheets and fonts of its pages. */
  files: string[]
  /** The smallest version of each picture, by its address. */
  pictures: string[]
}

/** What is kept on the device. */
export interface KeptIndex {
  /** The language of the last page that was shown. */
  locale: Locale | null
  events: KeptEvent[]
  tickets: PageWithFiles[]
  /** What stands in for pages that are not kept, in each language; missing where an older worker wrote the index. */
  offlinePages?: PageWithFiles[]
  /** The bytes of all content, by its key. */
  sizes: Record<string, number>
  /** Missing where an older worker wrote the index, which left out scripts that pages need. */
  format?: typeof FORMAT
}

const FORMAT = 2

/** An index that an older worker wrote, which called the offline page otherwise. */
type WrittenIndex = KeptIndex & { general?: PageWithFiles[] }

/**
 * Reads an index that may be of an older worker, or of one that was stopped between two writes. What it names and is not there
 * is asked for anew: without its `etag`, or the site would answer that nothing has changed.
 *
 * @param isThere whether content lies under a key
 */
export function readIndex({ general, ...index }: WrittenIndex, isThere: (key: string) => boolean): KeptIndex {
  const areThere = (keys: readonly string[]) => index.format === FORMAT && keys.every(isThere)
  const isShown = (page: KeptPage) => contentsOf(page).every(isThere)
  const withFiles = <Page extends PageWithFiles>(page: Page) => (areThere([...contentsOf(page), ...page.files]) ? page : { ...page, etag: '' })
  const offlinePages = (index.offlinePages ?? general)?.filter(isShown).map(withFiles)
  return {
    ...index,
    format: FORMAT,
    events: index.events.map((event) => {
      const { pages, files, pictures } = event
      if (areThere([...pages.flatMap(contentsOf), ...files, ...pictures])) return event
      return { ...event, checkedAt: 0, pages: pages.filter(isShown).map((page) => ({ ...page, etag: '' })), files: files.filter(isThere), pictures: pictures.filter(isThere) }
    }),
    tickets: index.tickets.map(withFiles),
    ...(offlinePages && { offlinePages }),
    sizes: Object.fromEntries(Object.entries(index.sizes).filter(([key]) => isThere(key))),
  }
}

export const EMPTY_INDEX: KeptIndex = { locale: null, events: [], tickets: [], sizes: {}, format: FORMAT }

/** The kept page of an address, in the language asked for or else in another one. */
export function findPage(index: KeptIndex, address: string, locale: Locale): KeptPage | null {
  const pages = [...index.tickets, ...index.events.flatMap((event) => event.pages), ...(index.offlinePages ?? [])]
  const path = address.replace(/\?.*/, '')
  for (const wanted of [address, path]) {
    for (const language of [locale, ...LOCALES]) {
      const found = pages.filter((page) => page.address === wanted && page.locale === language)
      if (found.length > 0) return found.reduce((newest, page) => (page.savedAt > newest.savedAt ? page : newest))
    }
  }
  return null
}

/** The bytes that an event takes: pages with their files, and pictures apart. */
export function bytesOf({ pages, files, pictures }: Pick<KeptEvent, 'pages' | 'files' | 'pictures'>, { sizes }: Pick<KeptIndex, 'sizes'>): { text: number; pictures: number } {
  const total = (keys: string[]) => [...new Set(keys)].reduce((sum, key) => sum + (sizes[key] ?? 0), 0)
  return { text: total([...pages.flatMap(contentsOf), ...files]), pictures: total(pictures) }
}

/** Everything that some kept page needs. */
export function keysInUse({ events, tickets, offlinePages = [] }: Pick<KeptIndex, 'events' | 'tickets' | 'offlinePages'>): Set<string> {
  const ofEvents = events.flatMap(({ pages, files, pictures }) => [...pages.flatMap(contentsOf), ...files, ...pictures])
  return new Set([...ofEvents, ...[...tickets, ...offlinePages].flatMap((page) => [...contentsOf(page), ...page.files])])
}

function contentsOf({ key, bases }: KeptPage): string[] {
  return [key, ...bases]
}
