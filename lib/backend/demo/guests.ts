import type { Payload } from 'payload'
import { DAY } from '@/lib/site/text/durations'
import { IMPORT } from '../content/write-context'
import type { Registration } from '../payload-types'
import guests from './content/guests.json'

const EVENT = 'summit-2027'

type Shown = Pick<Registration, 'state' | 'kind' | 'locale'>

/** Registers invented guests for the next summit, so that staff see what lists, plots and badges are. Nobody emails them by the clock. */
export async function createDemoGuests(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'events', where: { identifier: { equals: EVENT } }, limit: 1, depth: 0, select: {} })
  const event = docs[0]?.id
  if (!event) return
  const now = Date.now()
  for (const [index, { daysAgo, state, kind, locale, ...guest }] of guests.entries()) {
    const chosen = { state, kind, locale } as Shown
    const data = { ...guest, ...chosen, event, number: index + 1, companion: 0, noReminders: true, createdAt: new Date(now - daysAgo * DAY).toISOString() }
    await payload.create({ collection: 'registrations', data, depth: 0, context: IMPORT })
  }
}
