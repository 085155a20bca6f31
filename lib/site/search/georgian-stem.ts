const MIN_WORD = 4
const MIN_STEM = 3

/**
 * The endings of nouns, the longest that fit: plural, case, postposition, particle. A final ო or უ is part of the
 * word, as in ნინო.
 */
const ENDINGS = [
  '(?:ი?ს)?(?:თვის|გან|კენ)',
  '(?:[აეოუ]ს)?თან',
  '[აეო]?(?:ში|ზე)',
  '(?:იდ|ად|დ)ან',
  '[აი]?მდე',
  'ის(?:ას?|ით)?|სა?',
  'ითა?|ადა?|დ',
  'მა|მ',
  '[იაე]',
].join('|')
const INFLECTED = new RegExp(`^(?<stem>[ა-ჰ]{${MIN_STEM},}?)(?:ებ)?(?:${ENDINGS})?(?:ც|ვე)?$`, 'u')
/** The last vowel of many stems is dropped before an ending that begins with one: წერეთელი, წერეთლის. */
const DROPPED_VOWEL = /^(?<start>[ა-ჰ]{3,})[აეო](?<end>[ლმნრ])$/u

/**
 * The beginning that all forms of a Georgian word share.
 *
 * @param word folded
 * @returns the word itself where it is short or not Georgian; a second stem where a vowel is dropped
 */
export function georgianStems(word: string): string[] {
  const stem = word.length < MIN_WORD ? undefined : INFLECTED.exec(word)?.groups?.stem
  if (!stem) return [word]
  const dropped = DROPPED_VOWEL.exec(stem)?.groups
  return dropped ? [stem, `${dropped.start}${dropped.end}`] : [stem]
}
