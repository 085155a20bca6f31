import type { Session } from '@/lib/contract/sessions'
import { toSlots } from './agenda-slots'
import { SESSIONS_PER_PAGE } from '../constants'

export interface ContractPage {
  page: number
  limit: number
}

/**
 * Divides a day into parts of about the same size. Sessions that begin together stay together unless a part cannot
 * hold them.
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
 * Finds the smallest page that holds a run of items, since the contract has pages but no offsets; null when none does.
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
