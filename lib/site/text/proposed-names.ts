/** Letters that are no Latin letter with an accent; Georgian by the national system of romanisation. */
const ROMANISED: Readonly<Record<string, string>> = {
  ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', đ: 'd',
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p', ჟ: 'zh', რ: 'r',
  ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts', ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
}

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
  const latin = [...text.normalize('NFD').toLowerCase()].map((letter) => ROMANISED[letter] ?? letter).join('')
  return latin.replace(/[\u0300-\u036f’']/g, '').match(/[a-z0-9]+/g) ?? []
}
