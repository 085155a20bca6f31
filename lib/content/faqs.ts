import { FaqSchema, type Faq } from '@/lib/contract/faqs'
import { DocumentSchema } from '@/lib/contract/fields/document'
import type { ListQueryInput } from '@/lib/contract/query'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { shareTranslations } from '@/lib/site/text/share-translations'
import { readAll, readPage } from './lists/lists'

export async function getFaqs(locale: Locale, query: ListQueryInput): Promise<Faq[]> {
  const { items } = await readPage('faqs', FaqSchema, locale, query)
  return items
}

/**
 * The questions of an event, and those of no event. The contract has no filter for the latter, so all are read, once
 * for all events.
 */
export async function getEventFaqs(locale: Locale, eventIdentifier: string): Promise<{ forEvent: Faq[]; general: Faq[] }> {
  const [inLocale, named] = await Promise.all([readAll('faqs', FaqSchema, locale), readAll('faqs', FaqSchema, DEFAULT_LOCALE)])
  const faqs = shareTranslations(inLocale, 'category', new Map(named.map(({ _id, category }) => [_id, category])))
  return {
    forEvent: faqs.filter(({ event }) => event === eventIdentifier),
    general: faqs.filter(({ event }) => event === null),
  }
}

/** The keys of the questions that hold what is searched for, in any language. */
export async function findFaqs(locale: Locale, keyword: string): Promise<string[]> {
  return (await readAll('faqs', DocumentSchema, locale, { keyword })).map(({ _id }) => _id)
}
