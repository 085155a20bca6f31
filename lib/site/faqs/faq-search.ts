import { foldForSearch, holdsWords } from '../text/search-fold'

/** Where a search finds its words: nowhere, in the question (or nothing was searched for), or only with the answer. */
export type FaqMatch = 'none' | 'question' | 'answer'

/** What a search looks into, folded. */
export interface SearchableFaq {
  question: string
  answer: string
}

/** Folds a question and its answer, both without tags, for searching. */
export function toSearchable(question: string, answer: string): SearchableFaq {
  return { question: foldForSearch(question), answer: foldForSearch(answer) }
}

/**
 * Looks for words in a question and its answer, where all of them must stand.
 *
 * @param words folded, as `searchWords` returns them
 */
export function matchFaq({ question, answer }: SearchableFaq, words: readonly string[]): FaqMatch {
  if (holdsWords(question, words)) return 'question'
  return holdsWords(`${question} ${answer}`, words) ? 'answer' : 'none'
}
