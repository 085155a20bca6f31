// On Postgres too: changes are compared with what its rows hold.
import { expect, LONG, test } from './support/test'
import { setTimeout } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/transaction'
import { post, Staff } from './support/client'
import { ownPath } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
/** By then everything has been expired that was going to be. */
const SETTLED = 300

/** What a visitor's own act expires. */
async function expiredBy(act: () => Promise<Response>): Promise<string[]> {
  await setTimeout(SETTLED)
  site.expiredTags.length = 0
  expect((await act()).ok).toBe(true)
  await setTimeout(SETTLED)
  return [...new Set(site.expiredTags)]
}

test('a visitor’s own link expires pages only when an event becomes full or has seats again', LONG, async () => {
  await staff.publishEvent(EVENT, { capacity: 2, isRegistrationActive: true, questions: [] })
  const emails = ['one@example.com', 'two@example.com']
  for (const email of emails) await post(site, '/api/registrations', registrationBody(email, EVENT))
  const [one = '', two = ''] = await Promise.all(emails.map((email) => ownPath(site, email)))

  expect(await expiredBy(() => post(site, `${one}/correct`, registrationBody('one@example.com', EVENT)))).toEqual([])
  expect(await expiredBy(() => post(site, `${one}/accept`, {}))).toEqual([])
  expect(await expiredBy(() => post(site, `${one}/withdraw`, {}))).toEqual(['events'])
  expect(await expiredBy(() => post(site, `${one}/withdraw`, {}))).toEqual([])
  expect(await expiredBy(() => post(site, `${two}/withdraw`, {}))).toEqual([])
})

test('a page is expired once others can read what has changed, and not for what is taken back', async () => {
  const { docs } = await site.payload.find({ collection: 'articles', limit: 1, depth: 0 })
  const change = (req: PayloadRequest) => site.payload.update({ collection: 'articles', id: docs[0]?.id ?? '', data: { excerpt: 'Changed' }, req })
  await setTimeout(SETTLED)
  site.expiredTags.length = 0
  await inTransaction(site.payload, 'en', async (req) => {
    await change(req)
    expect(site.expiredTags).toEqual([])
  })
  expect(site.expiredTags).toEqual(['articles'])
  await setTimeout(SETTLED)
  site.expiredTags.length = 0
  const refused = inTransaction(site.payload, 'en', async (req) => {
    await change(req)
    throw new Error('Taken back')
  })
  await expect(refused).rejects.toThrow('Taken back')
  expect(site.expiredTags).toEqual([])
})

test('the common data stand on every page: each part of them expires all', async () => {
  for (const part of ['home', 'contact', 'about', 'gali-jazz', 'careers', 'privacy']) {
    const stored = await staff.send<object>('GET', `globals/${part}?locale=en&depth=0`)
    site.expiredTags.length = 0
    expect((await staff.ask('POST', `globals/${part}?locale=en`, stored)).ok).toBe(true)
    expect([...new Set(site.expiredTags)], part).toEqual(['commons'])
  }
})
