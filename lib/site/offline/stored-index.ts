import type { Locale } from '@/lib/i18n/locales'

/** The pages of an event, a ticket, or the page that stands in for those that are not stored, each with its files. */
export interface StoredCopy {
  kind: 'event' | 'ticket' | 'offline'
  /** The identifier of the event, or the address of the page. */
  key: string
  /** The cache with its contents; empty until all of them are there. */
  cache: string
  /** Of the list of an event; of the build for other pages. */
  version: string
  /** Of an event. */
  status: string
  openedAt: number
  /** When it was last the same as the site's, in milliseconds. */
  savedAt: number
}

/** What is stored on the device. */
export interface StoredIndex {
  /** The language of the last page that was shown. */
  locale: Locale | null
  copies: StoredCopy[]
}
