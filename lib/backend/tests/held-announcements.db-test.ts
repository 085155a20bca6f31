import { eventually, expect, test } from './support/test'
import type { Where } from 'payload'
import { readValue, saveValue } from '../database/key-values'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'
import { post, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { emailsTo, goesTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

type Facts = Record<string, Record<string, string>>
type Pending = Record<string, unknown> & { facts: string }

/** Publishes an event of two days with one guest, who knows of it. */
async function openEvent(identifier: string) {
  const data = { identifier, title: 'Held', isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T14:00:00Z' }
  const { doc } = await staff.send('POST', 'events?locale=en', { ...data, _status: 'published' })
  const guest = `guest@${identifier}.example`
  await post(site, '/api/registrations', registrationBody(guest, identifier))
  await emailsTo(site, guest, 1)
  const publish = (change: object) => staff.publish('events', doc.id, change)
  const preview = () => staff.send<AnnouncementPreview>('GET', `events/${doc.id}/announcement`)
  const hold = () => staff.send('POST', `events/${doc.id}/announcement-hold`)
  /** Makes the time pass that staff have to take a publication back. */
  const passDelay = async () => {
    const isOpen: Where = { and: [{ taskSlug: { equals: 'announce' } }, { completedAt: { exists: false } }] }
    await makeJobsDue(site.payload, 'announce')
    await eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: isOpen })).totalDocs).toBe(0))
  }
  /** Writes the facts of the pending email as another release would have. */
  const rewrite = async (change: (facts: Record<string, string>) => Record<string, string>) => {
    const key = `pending-announcement-${doc.id}`
    const pending = (await readValue<Pending>(site.payload, key)) as Pending
    const facts = Object.entries(JSON.parse(pending.facts) as Facts).map(([locale, localised]) => [locale, change(localised)])
    await saveValue(site.payload, key, { ...pending, facts: JSON.stringify(Object.fromEntries(facts)) })
  }
  const countEmails = async () => (await outboxOf(site)).filter(goesTo(guest)).length
  return { guest, publish, preview, hold, passDelay, rewrite, countEmails }
}

test('what was held stays held when a release keeps other words on one line', async () => {
  const { publish, preview, hold, passDelay, rewrite, countEmails } = await openEvent('other-spaces')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await hold()
  await rewrite((facts) => ({ ...facts, when: String(facts.when).replaceAll('\u00a0', ' ').replaceAll('\u2060', '') }))
  await publish({ summary: 'Nothing new.' })
  expect(await preview()).toMatchObject({ pendingAt: null, unnotified: 1 })
  await passDelay()
  expect(await countEmails()).toBe(1)
})

const HOURS_LATER = { endsAt: '2028-05-11T17:00:00Z' }

test('an end hour that moves alone is told although a change before it was held, and staff are offered to tell it', async () => {
  const { publish, preview, hold, passDelay, countEmails } = await openEvent('later-end-held')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await hold()
  const { facts } = await preview()
  await publish(HOURS_LATER)
  const { facts: later, pendingAt } = await preview()
  expect(later).not.toEqual(facts)
  expect(pendingAt).not.toBeNull()
  await passDelay()
  await eventually(async () => expect(await countEmails()).toBe(2))
})

test('an end hour that moves alone is told after an email has gone out by itself, and once', async () => {
  const { publish, passDelay, countEmails } = await openEvent('later-end-told')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await passDelay()
  await eventually(async () => expect(await countEmails()).toBe(2))
  await publish(HOURS_LATER)
  await passDelay()
  await eventually(async () => expect(await countEmails()).toBe(3))
  await publish({ summary: 'Nothing new.' })
  await passDelay()
  expect(await countEmails()).toBe(3)
})

test('what a release held without hours stays held as long as nothing changes, and the next hour that moves is told', async () => {
  const { publish, preview, hold, passDelay, rewrite, countEmails } = await openEvent('held-without-hours')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await hold()
  await rewrite(({ subject = '', when = '', where = '', doors = '' }) => ({ subject, when, where, doors }))
  await publish({ summary: 'Nothing new.' })
  await passDelay()
  expect([await countEmails(), (await preview()).pendingAt]).toEqual([1, null])
  await publish(HOURS_LATER)
  await passDelay()
  await eventually(async () => expect(await countEmails()).toBe(2))
})
