import { readTicketCode } from '../tickets/ticket-code'
import { readTicketText } from '../tickets/ticket-text'
import { GEORGIAN_KEYS } from './georgian-keys'

/** The keys of a Russian and a Ukrainian keyboard, and what they write on an English one. */
const RUSSIAN = ['йцукенгшщзфывапролдячсмитьіюЮ', 'qwertyuiopasdfghjklzxcvbnms..'] as const

const LATIN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GEORGIAN_KEYS).map(([key, letter]) => [letter, key] as const),
  ...[...RUSSIAN[0]].map((letter, index) => [letter, RUSSIAN[1][index] ?? ''] as const),
])

/**
 * The ticket or code that a hand scanner typed on a keyboard that is not English, or with Caps Lock on. A ticket tells by
 * itself which keys were meant: only one reading of it is a ticket. Any other text comes back as it is.
 */
export function asTicketKeys(text: string): string {
  const typed = text.trim()
  const latin = asLatinKeys(typed)
  const ticket = [typed, latin, swapCase(latin), asLatinKeys(swapCase(typed))].find((keys) => readTicketText(keys) !== null)
  // Eight letters are a name more often than the code of a ticket.
  return ticket ?? (/\d/.test(latin) && readTicketCode(latin) !== null ? latin : text)
}

/** Whether a text begins as a ticket does, whatever the keyboard; its rest may be spoilt. */
export function beginsAsTicket(text: string): boolean {
  return /^lx1\./i.test(asLatinKeys(text.trim()))
}

function asLatinKeys(text: string): string {
  return [...text].map((letter) => LATIN.get(letter) ?? upper(LATIN.get(letter.toLowerCase()), letter)).join('')
}

/** Georgian capitals are written for the same key; Cyrillic ones are with Shift. */
function upper(key: string | undefined, letter: string): string {
  if (key === undefined) return letter
  return /\p{Script=Georgian}/u.test(letter) ? key : key.toUpperCase()
}

/** As Caps Lock does. */
function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
}
