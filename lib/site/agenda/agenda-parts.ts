import type { Session } from '@/lib/contract/sessions'
import { toSlots } from './agenda-slots'
import { SESSIONS_PER_PAGE } from '../constants'

/** What a page of the contract holds: its number from 1, and how many items. */
export interface ContractPage {
  page: number
  limit: number
}

/**
 * Divides the sessions of a day into parts of about the same size. Sessions that begin together stay
 * together, unless there are more of them than a part can hold.
 *
 * @param sessions by their start
 * @param most how many a part can hold
 */
export function toParts<Entry extends Pick<Session, 'startsAt' | 'stage'>>(
  sessions: readonly Entry[],
  most = SESSIONS_PER_PAGE,
): Entry[][] {
  const target = sessions.length / Math.ceil(sessions.length / most)
  const groups = toSlots(sessions).flatMap((slot) => chunks(slot.sessions, most))
  const parts: Entry[][] = []
  for (const group of groups) {
    const last = parts.at(-1)
    if (last && last.length < target && last.length + group.length <= most) last.push(...group)
    else parts.push([...group])
  }
  return parts
}

/**
 * Finds the smallest page of a list that holds a run of its items, because the contract knows pages but no
 * offsets.
 *
 * @param first the place of the first item, from 0
 * @param count how many items follow each other, itself included
 * @param most the most items that a page can hold
 * @returns null when no page holds them all
 */
export function pageHolding(first: number, count: number, most: number): ContractPage | null {
  for (let limit = count; limit <= most; limit += 1) {
    const page = Math.floor(first / limit)
    if (first + count <= (page + 1) * limit) return { page: page + 1, limit }
  }
  return null
}

function chunks<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => entries.slice(index * size, (index + 1) * size))
}
