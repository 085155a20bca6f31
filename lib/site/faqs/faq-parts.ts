import type { Faq } from '@/lib/contract/faqs'
import { matchFaq, toSearchable, type FaqMatch } from './faq-search'
import { toPlainText } from '../text/plain-text'

/** A question on its screen. */
export interface FaqEntry {
  faq: Faq
  match: FaqMatch
}

/** Questions about one thing. */
export interface FaqTopic {
  /** Its fragment in the address. */
  id: string
  /** What staff call it; empty for questions that they filed under nothing. */
  category: string
  entries: FaqEntry[]
}

/** Questions of one origin: those of an event, or the general ones. */
export interface FaqPart {
  /** Its fragment in the address. */
  id: string
  title: string
  /** The language of the title where it is not that of the page. */
  lang?: string
  topics: FaqTopic[]
}

/**
 * Groups the questions of a part by topic; topics and questions keep the order that staff gave the questions.
 *
 * @param part what the part is called
 * @param faqs its questions
 * @param words what the visitor searches for, as `searchWords` returns it
 */
export function faqPart(part: Omit<FaqPart, 'topics'>, faqs: readonly Faq[], words: readonly string[]): FaqPart {
  const topics = new Map<string, FaqEntry[]>()
  for (const faq of faqs) {
    const category = faq.category.trim()
    const match = matchFaq(toSearchable(faq.question, toPlainText(faq.answer)), words)
    topics.set(category, [...(topics.get(category) ?? []), { faq, match }])
  }
  return {
    ...part,
    topics: [...topics].map(([category, entries], index) => ({ id: `${part.id}-${index + 1}`, category, entries })),
  }
}

/** Whether a search leaves anything to see among questions. */
export function isAnyFound(entries: readonly FaqEntry[]): boolean {
  return entries.some(({ match }) => match !== 'none')
}
