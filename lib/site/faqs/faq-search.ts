import { foldForSearch, holdsWords } from '../text/search-fold'

/** `question` also where nothing was searched for. */
export type FaqMatch = 'none' | 'question' | 'answer'

/** Folded by `searchFold`. */
export interface SearchableFaq {
  question: string
  answer: string
}

export function toSearchable(question: string, answer: string): SearchableFaq {
  return { question: foldForSearch(question), answer: foldForSearch(answer) }
}

/** All words must stand in the question, or else in question and answer. */
export function matchFaq({ question, answer }: SearchableFaq, words: readonly string[]): FaqMatch {
  if (holdsWords(question, words)) return 'question'
  return holdsWords(`${question} ${answer}`, words) ? 'answer' : 'none'
}
