import type { Payload, TaskConfig, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { MAIL_RETRIES } from '../mail/queue'
import { writeAboutRegistration } from '../registrations/letters'
import { changeRegistration, findRegistrations } from '../registrations/stored-registration'
import { inTransaction, lockFor } from '../transaction'
import { findEventIfPublished } from '../writes/find-event'
import { concerned, keepProgress, readProgress, type Announcement } from './announcement'

/** How many are written to in one transaction: what visitors send meanwhile gets its turn in between. */
const BATCH = 25

const NEWS = { scheduled: 'eventChanged', postponed: 'eventPostponed', cancelled: 'eventCancelled' } as const

/** The task that writes to everybody who has registered for an event. Cut off, it goes on where it was. */
export const announceTask: TaskConfig<{ input: { announcement: Announcement }; output: object }> = {
  slug: 'announce',
  label: 'Write to everybody who has registered',
  inputSchema: [{ name: 'announcement', type: 'json', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input: { announcement }, req }) => {
    while (await writeToSome(req.payload, announcement));
    return { output: {} }
  },
}

/** Queues the next letters of an announcement. @returns whether there may be more */
function writeToSome(payload: Payload, announcement: Announcement): Promise<boolean> {
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    await lockFor(req, announcement.event)
    const progress = await readProgress(req, announcement)
    const further: Where[] = progress
      ? [{ or: [{ number: { greater_than: progress.number } }, { and: [{ number: { equals: progress.number } }, { id: { greater_than: progress.id } }] }] }]
      : []
    const next = await findRegistrations(req, { and: [concerned(announcement.event), { number: { less_than_equal: announcement.last } }, ...further] }, BATCH)
    for (const { id, locale, sequence } of next) {
      const event = await findEventIfPublished(payload, announcement.event, locale, req)
      // Nothing is told of what staff have withdrawn meanwhile.
      if (!event) return false
      const registration = await changeRegistration(req, id, { sequence: sequence + 1 })
      await writeAboutRegistration(req, NEWS[event.status], registration, event, announcement.words[locale])
    }
    const last = next.at(-1)
    if (last) await keepProgress(req, announcement, { number: last.number, id: last.id })
    return next.length === BATCH
  })
}
