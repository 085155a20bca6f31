import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { readTicketCode } from '../tickets/ticket-code'
import { asGeorgianKeys } from './georgian-keys'
import { asTicketKeys, beginsAsTicket } from './latin-keys'
import { holdsNames, joinedNameKey, nameKey } from './name-key'

export interface KeyedGuest {
  guest: CheckInGuest
  /** As `nameKeys` makes it of the name and the organisation. */
  key: string
}

const MIN_LETTERS = 2

/** Whether a text looks like a ticket or a code; so can a name. */
export function isTicketOrCode(text: string): boolean {
  return beginsAsTicket(text) || readTicketCode(asTicketKeys(text)) !== null
}

/** The guests with a ticket number or a part of a name; none for a ticket's own code. */
export function findGuests(guests: readonly KeyedGuest[], text: string): CheckInGuest[] {
  const typed = text.trim()
  if (/^\d{1,6}$/.test(typed)) return guests.flatMap(({ guest }) => (guest.number === Number(typed) ? [guest] : []))
  const code = readTicketCode(asTicketKeys(typed))
  if (typed.length < MIN_LETTERS || beginsAsTicket(typed) || guests.some(({ guest }) => code !== null && guest.code === code)) return []
  const meant = findNames(guests, typed)
  const found = meant.length > 0 ? meant : findNames(guests, asGeorgianKeys(typed))
  return found.sort((one, other) => one.fullName.localeCompare(other.fullName))
}

function findNames(guests: readonly KeyedGuest[], typed: string): CheckInGuest[] {
  const searched = [nameKey(typed), joinedNameKey(typed)].filter(Boolean)
  return guests.flatMap(({ guest, key }) => (searched.some((names) => holdsNames(key, names)) ? [guest] : []))
}
