import { FaqSchema, type Faq } from '@/lib/contract/faqs'
import type { ListQueryInput } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { readPage } from './lists'

/** The first questions of an event, in the order that staff gave them. */
export async function getFaqs(locale: Locale, query: ListQueryInput): Promise<Faq[]> {
  const { items } = await readPage('faqs', FaqSchema, locale, query)
  return items
}
