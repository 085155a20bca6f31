import { asGeorgianKeys } from './georgian-keys'
import { asTicketKeys, beginsAsTicket } from './latin-keys'

const UNSIGNED = `LX1.${btoa('e1c0f3a2-0000-4000-8000-0000000000ff,r-2,12,3').replaceAll('=', '')}`
const TICKET = `${UNSIGNED}.${'aZ_qW-sTjJ'.repeat(9).slice(0, 86)}`

const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю'
const swapped = (text: string) => [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')
const inRussian = (text: string) =>
  [...text].map((letter) => [...RUSSIAN][ENGLISH.indexOf(letter.toLowerCase())] ?? letter).map((letter, index) => (text[index] === text[index]?.toLowerCase() ? letter : letter.toUpperCase())).join('')
/** Shift writes a Latin capital where the key has no second Georgian letter. */
const inGeorgian = (text: string) => text.replace(/[a-zTJRSCZW]/g, asGeorgianKeys)
const capitals = (text: string) => text.replace(/[ა-ჰ]/g, (letter) => letter.toUpperCase())

test.each([
  ['spaces around it', ` ${TICKET}\n`],
  ['Caps Lock', swapped(TICKET)],
  ['a Georgian keyboard', inGeorgian(TICKET)],
  ['a Georgian keyboard, with Caps Lock for Latin letters', inGeorgian(TICKET).replace(/[A-Z]/g, (letter) => letter.toLowerCase())],
  ['a Georgian keyboard, with Caps Lock for Georgian capitals', capitals(inGeorgian(TICKET))],
  ['a Russian keyboard', inRussian(TICKET)],
  ['a Russian keyboard, with Caps Lock', swapped(inRussian(TICKET))],
])('a ticket typed with %s', (_, typed) => {
  expect(asTicketKeys(typed)).toBe(TICKET)
})

test.each([
  ['7კქმ 2ხ9დ', '7kqm 2x9d'],
  ['7ЛЙЬ-2Ч9В', '7KQM-2X9D'],
  // Names, also of eight letters, stay as they are.
  ['ბერიძე', 'ბერიძე'],
  ['Nino', 'Nino'],
])('%j is read as %j', (typed, text) => {
  expect(asTicketKeys(typed)).toBe(text)
})

test.each([
  // A Mac writes capitals for Caps Lock with Shift, so what was small before cannot be told.
  [TICKET.toUpperCase(), true],
  ['LX1.spoilt', true],
  ['ДЧ1юabc', true],
  ['Lxia', false],
])('%j begins as a ticket: %s', (text, expected) => {
  expect(beginsAsTicket(text)).toBe(expected)
  if (expected) expect(asTicketKeys(text)).toBe(text)
})
