import { ApiError } from '@/lib/api/api-error'
import { NewsletterCardSchema, NewsletterSchema, type Newsletter, type NewsletterCard } from '@/lib/contract/newsletters'
import type { ListQueryInput } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { readOne, readPage } from './lists/lists'

const NEWSLETTERS_IN_FEED = 20

/** The listed ones, the last one first; none from a backend that sends no letters. */
export function getNewsletters(locale: Locale, query: ListQueryInput = { all: true }): Promise<NewsletterCard[]> {
  return orNone(readPage('newsletters', NewsletterCardSchema, locale, query))
}

/** With their whole texts, as many as a feed holds. */
export function getNewestNewsletters(locale: Locale): Promise<Newsletter[]> {
  return orNone(readPage('newsletters', NewsletterSchema, locale, { limit: NEWSLETTERS_IN_FEED }))
}

/** Listed or not: its readers may pass on its address. */
export async function getNewsletter(locale: Locale, identifier: string): Promise<Newsletter | null> {
  return readOne('newsletters', NewsletterSchema, locale, identifier)
}

async function orNone<Item>(reading: Promise<{ items: Item[] }>): Promise<Item[]> {
  try {
    return (await reading).items
  } catch (error) {
    if (error instanceof ApiError && !error.isOutage) return []
    throw error
  }
}
