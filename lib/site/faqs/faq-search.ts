import { holdsWords, indexWords, type SearchWord } from '../search/search-words'

/** `question` also where nothing was searched for. */
export type FaqMatch = 'none' | 'question' | 'answer'

/** As `indexWords` returns them. */
export interface SearchableFaq {
  question: string
  answer: string
}

export function toSearchable(question: string, answer: string): SearchableFaq {
  return { question: indexWords(question), answer: indexWords(answer) }
}

/**
 * All words must stand in the question, or else in question and answer.
 *
 * @param isFoundElsewhere whether they do where the page does not show them: in another language
 */
export function matchFaq({ question, answer }: SearchableFaq, words: readonly SearchWord[], isFoundElsewhere = false): FaqMatch {
  if (holdsWords(question, words)) return 'question'
  if (holdsWords(question + answer, words)) return 'answer'
  return isFoundElsewhere ? 'answer' : 'none'
}
