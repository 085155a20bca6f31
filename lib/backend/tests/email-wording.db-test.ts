import type { EmailPreview, UsualWords } from '../wording/wording-endpoints'
import { findMissingTranslations } from '../admin/translations/missing-translations'
import { post, send, Staff } from './support/client'
import { calendarOf, emailTo, entryOf, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { expect, MESSAGES, test } from './support/test'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const EVENT = 'worded'
const event = await staff.createEvent(EVENT, { title: 'Worded', kind: 'accelerator', isApplyActive: true, capacity: 2, endsAt: '2028-05-11T14:00:00Z' })
const WORDING = {
  registered: { subject: 'The courtyard is yours', heading: 'See you among the vines', text: 'Bring a <b>coat</b>.\n\nThe river is cold.' },
  waiting: { text: 'The courtyard is full.' },
  accepted: { heading: 'Come and build' },
}
await staff.publish('events', event, { wording: WORDING })

const register = (email: string, lang: string) => post(site, `/api/registrations?lang=${lang}`, registrationBody(email, EVENT))
const write = (wording: object, locale = 'en') => staff.ask('PATCH', `events/${event}?locale=${locale}`, { wording })

test('a confirmation is in the words of staff, with everything that must be said', async () => {
  expect((await register('nino@worded.example', 'en')).status).toBe(201)
  const { subject, text = '', html, ...email } = await emailTo(site, 'nino@worded.example', 'See you among the vines')
  expect(subject).toBe(WORDING.registered.subject)
  for (const words of ['Dear ', 'Bring a <b>coat</b>.', 'The river is cold.', 'with the link below', '10–11 May 2028', '/registration/', 'Ticket', 'because somebody registered with this address']) {
    expect(withPlainSpaces(text), words).toContain(words)
  }
  expect(text).not.toContain('We look forward to seeing you')
  expect(html).toContain('Bring a &lt;b&gt;coat&lt;/b&gt;.</p>')
  expect(entryOf(calendarOf({ ...email, text, html, subject })).method).toBe('REQUEST')
})

test('a language without words of staff says the usual, and so does a part that is empty', async () => {
  expect((await register('giorgi@worded.example', 'ge')).status).toBe(201)
  const georgian = await emailTo(site, 'giorgi@worded.example', MESSAGES.ka.Emails.registeredHeading)
  expect(georgian.subject).toBe(MESSAGES.ka.Emails.registeredSubject.replace('{event}', 'Worded'))
  expect(georgian.text).not.toMatch(/coat|vines/)
  expect((await register('ana@worded.example', 'en')).status).toBe(200)
  const waiting = await emailTo(site, 'ana@worded.example', MESSAGES.en.Emails.waitingHeading)
  for (const words of [WORDING.waiting.text, 'you’ll have 48 hours to confirm it']) expect(withPlainSpaces(waiting.text)).toContain(words)
})

test('what staff decide about an application is told in their words', async () => {
  expect((await post(site, '/api/accelerators', applicationBody('maker@worded.example', EVENT))).status).toBe(201)
  await staff.send('PATCH', `accelerators/${await staff.keyOf('accelerators', 'email', 'maker@worded.example')}`, { state: 'accepted' })
  const { subject, text } = await emailTo(site, 'maker@worded.example', WORDING.accepted.heading)
  expect(subject).toBe('You’re in: Worded')
  expect(text).toContain('a place at Worded')
})

test('staff see every email with the words in the form, and what it says without them', async () => {
  const usual = await staff.send<UsualWords>('GET', `events/${event}/usual-words?locale=ka`)
  expect(usual.registered.heading).toBe(MESSAGES.ka.Emails.registeredHeading)
  for (const kind of Object.keys(usual)) {
    const words = { subject: `Subject of ${kind}`, text: `Text of ${kind}` }
    const preview = await staff.send<EmailPreview>('POST', `events/${event}/email-preview`, { kind, locale: 'ka', words })
    expect([preview.subject, preview.html], kind).toEqual([words.subject, expect.stringContaining(words.text)])
    expect(preview.html, 'not what is stored').not.toContain('vines')
  }
  const missing = (await findMissingTranslations(site.payload, 'ka')).flatMap(({ documents }) => documents.flatMap(({ fields }) => fields))
  expect(missing).toEqual(expect.arrayContaining([expect.stringContaining('Registered, with the ticket – Subject'), expect.stringContaining('On the waiting list – Text')]))
  expect((await staff.ask('POST', `events/${event}/email-preview`, { kind: 'registered', locale: 'en', words: { subject: 'x'.repeat(151) } })).status).toBe(422)
  for (const [method, path] of [['POST', 'email-preview'], ['GET', 'usual-words']] as const) {
    expect((await send(site, method, `/cms/api/events/${event}/${path}`, method === 'POST' ? { body: {} } : {})).status).toBe(403)
  }
})

test('words that are too long are refused, a copy of the event has them, and emptied fields say the usual again', async () => {
  expect((await write({ registered: { subject: 'x'.repeat(151) } })).status).toBe(400)
  expect((await write({ registered: { text: 'x'.repeat(2001) } })).status).toBe(400)
  const { doc: copy } = await staff.send('POST', `events/${event}/duplicate`)
  expect(await staff.send('GET', `events/${copy.id}?locale=en&draft=true&depth=0`)).toMatchObject({ wording: { registered: WORDING.registered } })
  expect((await write({ registered: { subject: '', heading: ' ', text: null }, waiting: WORDING.waiting }, 'en')).status).toBe(200)
  await staff.send('PATCH', `events/${event}?locale=en`, { capacity: 5 })
  expect((await register('late@worded.example', 'en')).status).toBe(201)
  const { subject } = await emailTo(site, 'late@worded.example', MESSAGES.en.Emails.registeredHeading)
  expect(subject).toBe('You are registered: Worded')
})
