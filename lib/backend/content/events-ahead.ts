import type { Where } from 'payload'

/** The dates of an event are not over. */
export function hasDatesAhead(): Where {
  const now = new Date().toISOString()
  return { or: [{ endsAt: { greater_than: now } }, { and: [{ endsAt: { exists: false } }, { startsAt: { greater_than: now } }] }] }
}

/** An event may still take place, or would have: it is not over, has no date yet, or is postponed, so that its dates say nothing. */
export function isAhead(): Where {
  return { or: [hasDatesAhead(), { and: [{ endsAt: { exists: false } }, { startsAt: { exists: false } }] }, { status: { equals: 'postponed' } }] }
}
