import type { Where } from 'payload'

/** The dates of an event are not over. */
export function hasDatesAhead(now = new Date().toISOString()): Where {
  return { or: [{ endsAt: { greater_than: now } }, { and: [{ endsAt: { exists: false } }, { startsAt: { greater_than: now } }] }] }
}

/** An event may still take place, or would have: it is not over, has no date yet, or is postponed, so that its dates say nothing. */
export function isAhead(now?: string): Where {
  return { or: [hasDatesAhead(now), { and: [{ endsAt: { exists: false } }, { startsAt: { exists: false } }] }, { status: { equals: 'postponed' } }] }
}
