import { toPlainLetters } from '@/lib/site/search/search-fold'
import { toLatinLetters } from '@/lib/site/text/to-latin'

const LONGEST_IDENTIFIER = 80
const WORDS_OF_KEY = 3

/** The address of a page as its title suggests it, such as "leadx-summit-2028"; empty when the title has no letter. */
export function proposeIdentifier(title: string): string {
  return wordsOf(title).join('-').slice(0, LONGEST_IDENTIFIER).replace(/-$/, '')
}

/** The key of a question as its words suggest it, such as "whatDoYou". */
export function proposeKey(question: string): string {
  const [first = '', ...others] = wordsOf(question).slice(0, WORDS_OF_KEY)
  const key = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return key.replace(/^\d+/, '').replace(/^./, (letter) => letter.toLowerCase())
}

function wordsOf(text: string): string[] {
  const latin = toLatinLetters(toPlainLetters(text.normalize('NFD').toLowerCase()))
  return latin.replace(/[\u0300-\u036f’']/g, '').match(/[a-z0-9]+/g) ?? []
}
