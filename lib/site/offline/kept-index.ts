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
}

/** An index that an older worker wrote, which called the offline page otherwise. */
type WrittenIndex = KeptIndex & { general?: PageWithFiles[] }

/** Reads an index that may be of an older worker, which may have thrown away what it did not know. */
export function readIndex({ general, ...index }: WrittenIndex): KeptIndex {
  const offlinePages = index.offlinePages ?? general?.filter(({ key }) => key in index.sizes)
  return { ...index, ...(offlinePages && { offlinePages }) }
}

export const EMPTY_INDEX: KeptIndex = { locale: null, events: [], tickets: [], sizes: {} }

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
