// On Postgres too: drafts and corrections are decided under locks.
import { post, send, Staff } from './support/client'
import { forgetFiles } from '../applications/files/forget-files'
import { emailsTo, emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { linkIn as wholeLinkIn } from '../../../scripts/test/outbox'
import { applicationBody } from '../../../scripts/test/visitor'

const EVENT = 'accelerator-2027'
const CLOSES = '2027-01-10T12:00:00.000Z'
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { questions: [{ form: 'application', kind: 'text', key: 'source', label: 'How did you hear?' }], isApplyActive: true, applyOpensAt: null, applyClosesAt: CLOSES })

interface Own {
  state: string
  fields: { motivation: string }
  answers: object
  canCorrectUntil: string | null
  text: string
  comes: boolean | null
  lastDay: string | null
}

/** Sends an application. @returns where its owner finds it in the API */
async function apply(email: string): Promise<string> {
  expect((await post(site, '/api/accelerators', applicationBody(email, EVENT, { answers: { source: 'A friend' } }))).status).toBe(201)
  return ownPath(email)
}

async function ownPath(email: string): Promise<string> {
  return linkIn(await emailTo(site, email, '/application/'), '/application/').replace('/application/', '/api/ownApplications/')
}

const readOwn = async (path: string) => (await (await site.fetch(path)).json()) as Own
const decide = async (email: string, change: object) => staff.send('PATCH', `accelerators/${await staff.keyOf('accelerators', 'email', email)}`, change)

test('the owner of an application corrects it until the deadline, and sees what was told', async () => {
  const own = await apply('own@example.com')
  expect(await readOwn(own)).toMatchObject({ state: 'received', answers: { source: 'A friend' }, canCorrectUntil: CLOSES, text: '', lastDay: expect.any(String) })
  const { event: _, email: __, consent: ___, ...fields } = applicationBody('', EVENT, { motivation: 'We spin wool.', answers: { source: 'Radio' } })
  const corrected = await post(site, `${own}/correct`, fields)
  expect([corrected.status, await corrected.json()]).toEqual([200, expect.objectContaining({ answers: { source: 'Radio' } })])
  await emailTo(site, 'own@example.com', MESSAGES.en.Emails.applicationChangedHeading)
  expect((await post(site, `${own}/correct`, { ...fields, motivation: '' })).status).toBe(422)
  await decide('own@example.com', { textForApplicant: 'Bring wool.' })
  expect((await readOwn(own)).text).toBe('')
  await decide('own@example.com', { state: 'accepted', confirmBy: '2028-01-01T12:00:00.000Z' })
  expect(await readOwn(own)).toMatchObject({ state: 'accepted', text: 'Bring wool.', canCorrectUntil: null, lastDay: null })
  expect((await emailTo(site, 'own@example.com', MESSAGES.en.Emails.acceptedHeading)).text).toContain('Bring wool.')
  expect((await post(site, `${own}/correct`, fields)).status).toBe(409)
  expect((await post(site, `${own}/confirm`, { comes: true })).status).toBe(200)
  expect(await readOwn(own)).toMatchObject({ comes: true, state: 'accepted' })
  expect([(await post(site, `${own}/withdraw`, {})).status, (await post(site, `${own}/confirm`, { comes: true })).status]).toEqual([200, 409])
  expect((await site.fetch(own.slice(0, -1))).status).toBe(404)
})

test('who withdraws may apply again, and the first link then opens nothing', async () => {
  const email = 'returns@example.com'
  const own = await apply(email)
  expect((await post(site, `${own}/withdraw`, {})).status).toBe(200)
  expect(await readOwn(own)).toMatchObject({ state: 'withdrawn', canCorrectUntil: null })
  expect((await post(site, `${own}/withdraw`, {})).status).toBe(409)
  await emailTo(site, email, MESSAGES.en.Emails.applicationWithdrawnHeading)
  expect((await post(site, '/api/accelerators', applicationBody(email, EVENT))).status).toBe(201)
  expect((await site.fetch(own)).status).toBe(404)
  expect((await post(site, '/api/accelerators', applicationBody(email, EVENT))).status).toBe(409)
})

test('a "no" to a place gives it up, after the last moment nobody is asked', async () => {
  const own = await apply('busy@example.com')
  expect((await post(site, `${own}/confirm`, { comes: true })).status).toBe(409)
  await decide('busy@example.com', { state: 'accepted', confirmBy: '2020-01-01T12:00:00.000Z' })
  expect((await readOwn(own)).state).toBe('accepted')
  await decide('busy@example.com', { confirmBy: '2020-01-01T12:00:00.000Z' })
  expect((await post(site, `${own}/confirm`, { comes: false })).status).toBe(409)
  await emailTo(site, 'busy@example.com', MESSAGES.en.Emails.placeLapsedHeading)
  expect(await readOwn(own)).toMatchObject({ state: 'withdrawn', comes: null })
  await decide('busy@example.com', { state: 'accepted', confirmBy: '2028-01-01T12:00:00.000Z' })
  expect((await post(site, `${own}/confirm`, { comes: 'false' })).status).toBe(200)
  expect(await readOwn(own)).toMatchObject({ state: 'withdrawn', comes: false })
})

test('a place that somebody gives up goes to the first of the waiting list by rank, with a moment of their own', async () => {
  const [first, second, third] = [await apply('rank-1@example.com'), await apply('rank-2@example.com'), await apply('rank-3@example.com')]
  for (const [email, placeRank] of [['rank-2@example.com', 9], ['rank-3@example.com', 4]] as const) {
    await decide(email, { state: 'waitingList' })
    await site.payload.db.updateOne({ collection: 'accelerators', id: await staff.keyOf('accelerators', 'email', email), data: { placeRank } })
  }
  await decide('rank-1@example.com', { state: 'accepted', confirmBy: '2028-01-01T12:00:00.000Z' })
  expect((await post(site, `${first}/confirm`, { comes: false })).status).toBe(200)
  const { state, confirmBy } = (await readOwn(third)) as Own & { confirmBy: string }
  expect([state, (await readOwn(second)).state]).toEqual(['accepted', 'waitingList'])
  expect(Date.parse(confirmBy)).toBeGreaterThan(Date.now())
  await emailTo(site, 'rank-3@example.com', MESSAGES.en.Emails.acceptedHeading)
  // Silence is a no.
  await decide('rank-3@example.com', { confirmBy: '2020-01-01T12:00:00.000Z' })
  await emailTo(site, 'rank-2@example.com', MESSAGES.en.Emails.acceptedHeading)
  expect([(await readOwn(third)).state, (await readOwn(second)).state]).toEqual(['withdrawn', 'accepted'])
})

test('the link is sent again to those who applied, and strangers read the same', SAME_ON_BOTH, async () => {
  const email = 'lost@example.com'
  await apply(email)
  const answers = []
  for (const address of [email, 'nobody@example.com']) {
    const answer = await post(site, '/api/accelerators/resend', { event: EVENT, email: address })
    answers.push([answer.status, (await answer.text()).replace(address, '')])
  }
  expect(answers[0]).toEqual(answers[1])
  await emailsTo(site, email, 2)
  // Three times a day at most.
  for (let time = 0; time < 4; time += 1) await post(site, '/api/accelerators/resend', { event: EVENT, email })
  await emailsTo(site, email, 4)
})

const draftBody = (email: string, more: object = {}) => ({ event: EVENT, email, locale: 'en', fields: { fullName: 'Nino', motivation: 'Half a' }, answers: { source: 'Radio' }, ...more })

async function draftOf(email: string): Promise<string> {
  const link = new URL(wholeLinkIn(await emailTo(site, email, 'draft='), '/event/'), site.url)
  return `/api/applicationDrafts/${link.searchParams.get('draft')}`
}

test('a draft is opened by its link, changed by one device at a time, and gone once it is sent', async () => {
  const email = 'later@example.com'
  const saved = await post(site, '/api/applicationDrafts', draftBody(email))
  expect([saved.status, await saved.text()]).toEqual([202, expect.not.stringContaining('draft=')])
  const path = await draftOf(email)
  const opened = await site.fetch(path)
  const first = opened.headers.get('etag') ?? ''
  expect(await opened.json()).toMatchObject({ event: EVENT, email, fields: { motivation: 'Half a' }, answers: { source: 'Radio' }, lastDay: expect.any(String) })
  const put = (motivation: string, version: string) => send(site, 'PUT', path, { body: draftBody(email, { fields: { motivation } }), headers: { 'If-Match': version } })
  const changed = await put('Half a page', first)
  expect(changed.status).toBe(200)
  const conflict = await put('Another page', first)
  expect([conflict.status, ((await conflict.json()) as { error: { message: string } }).error.message]).toEqual([409, MESSAGES.en.ApiErrors.draftChanged])
  // The same once more, because the answer was lost.
  expect((await put('Half a page', first)).status).toBe(200)
  expect((await post(site, '/api/accelerators', { ...applicationBody(email, EVENT), draft: path.split('/').at(-1) })).status).toBe(201)
  expect((await site.fetch(path)).status).toBe(404)
})

test('an address gets three drafts a day, and the answer never tells', async () => {
  const email = 'often@example.com'
  for (let time = 0; time < 5; time += 1) expect((await post(site, '/api/applicationDrafts', draftBody(email))).status).toBe(202)
  await emailsTo(site, email, 3)
  expect((await post(site, '/api/applicationDrafts', draftBody('no address'))).status).toBe(422)
})

test('a draft is kept for thirty days after its last change, and erased with its writer', async () => {
  const count = async () => (await site.payload.count({ collection: 'application-drafts', where: { email: { equals: 'keeps@example.com' } } })).totalDocs
  await post(site, '/api/applicationDrafts', draftBody('keeps@example.com'))
  await forgetFiles(site.payload, new Date(Date.now() + 29 * 86_400_000))
  expect(await count()).toBe(1)
  await forgetFiles(site.payload, new Date(Date.now() + 31 * 86_400_000))
  expect(await count()).toBe(0)
  await post(site, '/api/applicationDrafts', draftBody('keeps@example.com'))
  await staff.send('POST', 'people/erase', { email: 'keeps@example.com' })
  expect(await count()).toBe(0)
})

test('without a script a form with a file is posted whole, and shown again with what is wrong', async () => {
  const form = (more: Record<string, string> = {}) => {
    const data = new FormData()
    const { consent: _, ...fields } = applicationBody('native@example.com', EVENT)
    for (const [name, value] of Object.entries({ ...fields, consent: 'true', 'answers.source': 'Radio', lang: 'en', ...more })) data.set(name, String(value))
    return site.fetch('/api/accelerators', { method: 'POST', body: data, headers: { Origin: site.url }, redirect: 'manual' })
  }
  expect((await form({ motivation: '' })).headers.get('location')).toMatch(/^\/form\//)
  expect((await form()).headers.get('location')).toMatch(/^\/thank-you\/application/)
})
