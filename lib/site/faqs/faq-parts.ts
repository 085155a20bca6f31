import type { Faq } from '@/lib/contract/faqs'
import { matchFaq, toSearchable, type FaqMatch } from './faq-search'
import { toPlainText } from '../text/plain-text'
import type { SearchWord } from '../search/search-words'

export interface FaqEntry {
  faq: Faq
  match: FaqMatch
}

export interface FaqTopic {
  /** Its fragment in the address. */
  id: string
  /** Empty for questions without one. */
  category: string
  entries: FaqEntry[]
}

export interface FaqPart {
  /** Its fragment in the address. */
  id: string
  title: string
  /** Where it is not that of the page. */
  lang?: string
  topics: FaqTopic[]
}

/**
 * Groups questions by topic in the order of the questions.
 *
 * @param words come from `searchWords`
 * @param elsewhere the keys of those that hold the words where this page does not show them, such as in another language
 */
export function faqPart(part: Omit<FaqPart, 'topics'>, faqs: readonly Faq[], words: readonly SearchWord[], elsewhere: readonly string[] = []): FaqPart {
  const topics = new Map<string, FaqEntry[]>()
  for (const faq of faqs) {
    const category = faq.category.trim()
    const match = matchFaq(toSearchable(faq.question, toPlainText(faq.answer)), words, elsewhere.includes(faq._id))
    topics.set(category, [...(topics.get(category) ?? []), { faq, match }])
  }
  return {
    ...part,
    topics: [...topics].map(([category, entries], index) => ({ id: `${part.id}-${index + 1}`, category, entries })),
  }
}

export function isAnyFound(entries: readonly FaqEntry[]): boolean {
  return entries.some(({ match }) => match !== 'none')
}
