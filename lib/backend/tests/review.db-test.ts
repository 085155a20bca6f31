// On Postgres too: readings are assigned and counted by statements, and decided under locks.
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { AssignedReading, AssignedRound, ReviewAssignment, ReviewRound } from '@/lib/contract/review/reviews'
import { API_ROUTES } from '@/lib/site/api-routes'
import { HOUR, DAY } from '@/lib/site/text/durations'
import { remindJurors } from '../review'
import { post, send, signIn, Staff } from './support/client'
import { emailsTo, emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { applicationBody } from '../../../scripts/test/visitor'

const EVENT = 'accelerator-2027'
const CRITERIA = ['idea', 'team'].map((key) => ({ key, label: `The ${key}`, weight: 1, anchors: ['1', '2', '3', '4', '5'] }))
const PASSWORD = 'a password of a juror'
const SCORES = { idea: 4, team: 5 }
const QUESTIONS = [
  { form: 'application', kind: 'longText', key: 'plan', label: 'Your plan' },
  { form: 'application', kind: 'text', key: 'school', label: 'Your school', isIdentifying: true },
  { form: 'application', kind: 'file', key: 'deck', label: 'Your deck', accepts: 'pdfOrPicture' },
  { form: 'application', kind: 'file', key: 'passport', label: 'Your passport', accepts: 'pdfOrPicture', isIdentifying: true },
]

const site = await openSite()
const admin = await Staff.signIn(site)
const desk = await admin.hire('desk')
const event = await admin.keyOf('events', 'identifier', EVENT)
await admin.publishEvent(EVENT, { questions: QUESTIONS, isApplyActive: true, applyOpensAt: null, applyClosesAt: null })

/** What must not reach a juror; each is unlike anything else. */
const planted: string[] = []
function plant(prefix = 'zq'): string {
  const word = `${prefix}${(planted.length + 11).toString(36)}x${planted.length + 7919}`
  planted.push(word)
  return word
}

async function upload(question: string, content: Uint8Array): Promise<object> {
  const form = new FormData()
  form.set('event', EVENT)
  form.set('question', question)
  form.set('file', new Blob([new Uint8Array(content)]), `${plant()}.pdf`)
  const answer = await site.fetch('/api/applicationFiles', { method: 'POST', body: form })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { id, secret } = (await answer.json()) as { id: string; secret: string }
  return { id, secret }
}

async function tellingPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(plant())
  document.setAuthor(plant())
  document.setProducer(plant())
  document.setSubject(plant())
  const page = document.addPage([99, 99])
  page.node.set(PDFName.of('PieceInfo'), document.context.obj({ By: PDFString.of(plant()) }))
  return document.save({ useObjectStreams: false })
}

const tellingPicture = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).jpeg().withExif({ IFD0: { Artist: plant(), Copyright: plant() } }).toBuffer()

async function apply(name: string, more: object = {}): Promise<string> {
  const email = `${plant()}@gmail.com`
  const answers = { plan: `How ${name} grows`, school: plant(), deck: await upload('deck', name === 'Wool' ? await tellingPdf() : await tellingPicture()), passport: await upload('passport', await tellingPicture()) }
  const body = { fullName: `${plant('Zq')} ${plant('Zq')}`, phone: '+995 599 77 31 84', birthDate: '1987-03-19', organization: plant(), link: `https://${plant()}.ge`, projectName: name, motivation: `Why ${name}`, answers, ...more }
  const sent = await post(site, '/api/accelerators', applicationBody(email, EVENT, body))
  expect(sent.status, await sent.clone().text()).toBe(201)
  return admin.keyOf('accelerators', 'email', email)
}

const NAMES = ['Wool', 'Honey', 'Drones', 'Tea']
const applications: string[] = []
for (const name of NAMES) applications.push(await apply(name))
planted.push('77 31 84', '1987-03-19')
await admin.send('PATCH', `accelerators/${applications[0]}`, { notes: plant(), textForApplicant: plant() })
await admin.publishEvent(EVENT, { applyClosesAt: new Date(Date.now() - 30 * DAY).toISOString() })

const times = { opensAt: new Date(Date.now() - 9 * DAY).toISOString(), closesAt: new Date(Date.now() + 6 * DAY).toISOString() }
const round = (await desk.send('POST', 'review-rounds?locale=en', { event, title: 'First reading', criteria: CRITERIA, readings: 2, isBlind: true, ...times })).doc.id
const ROUND = `/api/review/rounds/${round}`

async function ask<Answer = never>(who: { token: string }, method: string, path: string, body?: unknown): Promise<{ status: number; answer: Answer }> {
  const answer = await send(site, method, path, { token: who.token, body })
  const text = await answer.text()
  return { status: answer.status, answer: (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer }
}

interface Juror {
  id: string
  token: string
}

async function invite(name: string): Promise<Juror> {
  const email = `${name}@${name}.example`
  const { status, answer } = await ask<{ _id: string }>(desk, 'POST', `${ROUND}/jurors`, { email, fullName: `Juror ${name}`, organization: name, languages: ['en', 'ge'], locale: 'ge' })
  expect(status).toBe(201)
  const invitation = await emailTo(site, email, 'First reading')
  const token = linkIn(invitation, '/reset-password/').split('/').at(-1)
  expect((await post(site, '/api/auth/resetPassword', { token, password: PASSWORD })).status).toBe(200)
  return { id: answer._id, token: (await signIn(site, { email, password: PASSWORD })).token }
}

const jurors: Juror[] = []
for (const name of ['ana', 'beka', 'gio']) jurors.push(await invite(name))
const [ana, beka, gio] = jurors as [Juror, Juror, Juror]

const listOf = async (juror: { token: string }) => (await ask<ReviewAssignment[]>(juror, 'GET', `${ROUND}/assignments`)).answer
const assign = async () => (await ask<AssignedRound>(desk, 'POST', `${ROUND}/assign`)).answer
const readingOf = (id: string) => `/api/review/assignments/${id}`

test('a round is prepared, read and decided in this order, and its applications are decided in it alone', async () => {
  const known = await ask<{ _id: string }>(desk, 'POST', `${ROUND}/jurors`, { email: 'ana@ana.example', fullName: 'Ana', languages: ['en'] })
  expect([known.status, known.answer._id]).toEqual([200, ana.id])
  expect((await ask(desk, 'POST', `${ROUND}/jurors`, { email: admin.email, fullName: 'Admin' })).status).toBe(409)
  const change = async (data: object) => (await desk.ask('PATCH', `review-rounds/${round}`, data)).status
  expect(await listOf(ana)).toMatchObject({ error: { code: 'notFound' } })
  expect([await change({ phase: 'told' }), await change({ phase: 'deciding' })]).toEqual([409, 409])
  expect(await change({ opensAt: new Date(Date.now() - 40 * DAY).toISOString() }), 'before the deadline').toBe(422)
  const refused = await admin.ask('PATCH', `events/${event}?locale=en`, { applyClosesAt: new Date(Date.now() + DAY).toISOString(), _status: 'published' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('First reading')])
  const state = await admin.ask('PATCH', `accelerators/${applications[0]}`, { state: 'accepted' })
  expect([state.status, await state.text()]).toEqual([409, expect.stringContaining('First reading')])
  expect((await desk.ask('POST', 'review-rounds?locale=en', { event, title: 'Another' })).status).toBe(409)
  expect(await change({ phase: 'reading' })).toBe(200)
})

test('readings are spread evenly over jurors who are not in conflict', async () => {
  const { loads, unplaced } = await assign()
  expect(loads.map(({ count }) => count).sort()).toEqual([2, 3, 3])
  expect(unplaced).toEqual([])
  const rows = await listOf(desk)
  expect(rows).toHaveLength(8)
  expect(new Set(rows.map(({ application, juror }) => `${application} ${juror?._id}`)).size).toBe(8)
  await assign()
  expect((await listOf(desk)).map(({ id }) => id).sort(), 'the same again').toEqual(rows.map(({ id }) => id).sort())
  expect((await ask<ReviewRound[]>(ana, 'GET', '/api/review/rounds')).answer).toMatchObject([{ id: round, phase: 'reading', sent: 0 }])
})

test('once jurors read without names, only an administrator takes the round back to where more can be shown', async () => {
  const change = async (who: Staff, data: object) => (await who.ask('PATCH', `review-rounds/${round}`, data)).status
  expect([await change(desk, { shownFields: ['country'] }), await change(desk, { isBlind: false }), await change(desk, { phase: 'draft' })]).toEqual([409, 409, 409])
  expect([await change(admin, { phase: 'draft' }), await change(desk, { phase: 'reading' })]).toEqual([200, 200])
})

test('nothing that a juror can fetch tells who applied', SAME_ON_BOTH, async () => {
  const own = await listOf(ana)
  const others = (await listOf(desk)).filter(({ juror }) => juror?._id !== ana.id)
  const readings = await Promise.all(own.map(async ({ id }) => (await ask<AssignedReading>(ana, 'GET', readingOf(id))).answer))
  expect(readings.map(({ application }) => application.projectName).every((name) => NAMES.includes(name))).toBe(true)
  expect(readings.map(({ application: { answers } }) => answers.map(({ key }) => key))).toEqual(own.map(() => ['plan']))
  expect(readings.flatMap(({ files }) => files.map(({ name }) => name)).every((name) => /^file-1\.(?:pdf|jpg)$/.test(name))).toBe(true)
  const files = (await site.payload.find({ collection: 'application-files', pagination: false })).docs
  const ids = [round, event, ...applications, ...others.map(({ id }) => id), ...own.map(({ id }) => id), ...files.map(({ id }) => id)]
  const gets = API_ROUTES.filter(({ method }) => method === 'get').flatMap(({ path }) => (path.includes('{') ? ids.map((id) => path.replace(/\{(?!file)\w+\}/g, id)) : [path]))
  const paths = gets.flatMap((path) => (path.includes('{file}') ? files.map(({ id }) => path.replace('{file}', id)) : [path]))
  const collections = site.payload.config.collections.map(({ slug }) => `/cms/api/${slug}`)
  const cms = collections.flatMap((path) => [path, `${path}/export`, ...applications.map((id) => `${path}/${id}`)])
  expect(planted.length).toBeGreaterThanOrEqual(40)
  let served = 0
  for (const path of [...paths, ...cms, '/cms/api/graphql', '/api/search?q=Zq', `${ROUND}/assignments?lang=ge`]) {
    const answer = await send(site, 'GET', path, { token: ana.token })
    expect(answer.status, path).toBeLessThan(500)
    const content = Buffer.from(await answer.arrayBuffer())
    const headers = JSON.stringify([...answer.headers])
    const isPdf = content.subarray(0, 5).toString() === '%PDF-'
    const shown = isPdf ? Buffer.from(await (await PDFDocument.load(content, { updateMetadata: false })).save({ useObjectStreams: false })) : content
    if (path.includes('/files/') && answer.ok) served += 1
    for (const word of planted) expect(shown.includes(word) || headers.includes(word), `${word} in ${path}`).toBe(false)
    if (path.startsWith('/api/review')) expect(headers).not.toContain('last-modified')
    if (path.startsWith('/cms/api')) expect(answer.status, path).toBe(403)
    if (others.some(({ id }) => path.startsWith(readingOf(id)))) expect(answer.status, path).toBe(404)
  }
  expect(served, 'only the files of decks').toBe(own.length)
})

test('a juror who is taken out of a round reads nothing of it any more', async () => {
  const [row] = (await listOf(gio)) as [ReviewAssignment]
  const { files } = (await ask<AssignedReading>(gio, 'GET', readingOf(row.id))).answer
  const paths = [`${ROUND}/assignments`, readingOf(row.id), `${readingOf(row.id)}/files/${files[0]?.id}`]
  const statuses = () => Promise.all(paths.map(async (path) => (await ask(gio, 'GET', path)).status))
  await desk.send('PATCH', `review-rounds/${round}`, { jurors: [ana.id, beka.id] })
  expect(await statuses()).toEqual([404, 404, 404])
  expect((await ask<ReviewRound[]>(gio, 'GET', '/api/review/rounds')).answer).toEqual([])
  await desk.send('PATCH', `review-rounds/${round}`, { jurors: [ana.id, beka.id, gio.id] })
  expect(await statuses()).toEqual([200, 200, 200])
})

test('only administrators show an answer that tells who has applied once jurors read without names', async () => {
  const editor = await admin.hire('editor')
  const questions = QUESTIONS.map((question) => ({ ...question, isIdentifying: question.key === 'passport' }))
  const refused = await editor.ask('PATCH', `events/${event}?locale=en`, { questions, _status: 'published' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('without names')])
})

test('the desk is warned of what tells of its sender, and blanks it', async () => {
  const { fullName } = await site.payload.findByID({ collection: 'accelerators', id: applications[0] ?? '' })
  await site.payload.update({ collection: 'accelerators', id: applications[0] ?? '', data: { motivation: `I am ${fullName}.` } })
  const [row] = (await listOf(desk)).filter(({ application }) => application === applications[0])
  const read = async () => (await ask<AssignedReading>(desk, 'GET', readingOf(row?.id ?? ''))).answer.application
  const { warnings = [] } = await read()
  expect(warnings.map(({ passage }) => passage)).toEqual(fullName.split(' '))
  expect((await ask(desk, 'PUT', `${ROUND}/applications/${applications[0]}/redactions`, { passages: [fullName] })).status).toBe(204)
  expect(await read()).toMatchObject({ motivation: 'I am ▇▇▇.', warnings: [] })
  expect((await ask(desk, 'POST', `${ROUND}/applications/${applications[1]}/sendBack`, { text: 'Please leave out the name of the school.' })).status).toBe(204)
  const { email } = await site.payload.findByID({ collection: 'accelerators', id: applications[1] ?? '' })
  const own = linkIn(await emailTo(site, email, 'name of the school'), '/application/').replace('/application/', '/api/ownApplications/')
  expect(await (await site.fetch(own)).json()).toMatchObject({ canCorrect: true })
})

test('a juror scores, sees others afterwards, and changes it until the round closes', async () => {
  const [row] = (await listOf(ana)) as [ReviewAssignment]
  const put = (body: object, who = ana) => ask<AssignedReading>(who, 'PUT', `${readingOf(row.id)}/review`, body)
  expect([(await put({ scores: { idea: 6 } })).status, (await put({ scores: { other: 3 } })).status, (await put({ scores: { idea: 3 }, isSent: true })).status]).toEqual([422, 422, 422])
  expect((await put({ scores: SCORES }, beka)).status).toBe(404)
  expect((await put({ scores: { idea: 3 }, note: 'Half' })).answer).toMatchObject({ state: 'draft', review: { scores: { idea: 3 }, note: 'Half', isSent: false }, others: [] })
  const [other] = (await listOf(desk)).filter(({ application, juror }) => application === row.application && juror?._id !== ana.id)
  const colleague = jurors.find(({ id }) => id === other?.juror?._id) as Juror
  expect((await ask(colleague, 'PUT', `${readingOf(other?.id ?? '')}/review`, { scores: SCORES, note: 'Bold', isSent: true })).status).toBe(200)
  expect((await ask<AssignedReading>(ana, 'GET', readingOf(row.id))).answer.others).toEqual([])
  expect((await put({ scores: SCORES, isSent: true })).answer).toMatchObject({ state: 'sent', others: [{ scores: SCORES, note: 'Bold' }] })
  await site.payload.update({ collection: 'accelerators', id: row.application, data: { motivation: 'We changed our mind.' } })
  expect((await ask<AssignedReading>(ana, 'GET', readingOf(row.id))).answer.review).toMatchObject({ isOlderThanText: true })
  expect((await put({ scores: { ...SCORES, idea: 2 } })).answer).toMatchObject({ state: 'sent', review: { scores: { idea: 2 }, isOlderThanText: false } })
})

test('a review that was begun before a correction is older than the text until it is sent once more', async () => {
  const row = (await listOf(ana)).find(({ state }) => state === 'open') as ReviewAssignment
  const put = async (isSent: boolean) => (await ask<AssignedReading>(ana, 'PUT', `${readingOf(row.id)}/review`, { scores: SCORES, isSent })).answer.review?.isOlderThanText
  expect(await put(false)).toBe(false)
  await site.payload.update({ collection: 'accelerators', id: row.application, data: { motivation: 'We found more wool.' } })
  expect([await put(false), await put(true), await put(true)]).toEqual([true, true, false])
})

test('jurors are reminded once of what is left', async () => {
  await remindJurors(site.payload)
  await remindJurors(site.payload)
  const emails = await emailsTo(site, 'gio@gio.example', 2)
  expect(emails.map(({ subject }) => subject).join()).toMatch(/დარჩა [23] განაცხადი/)
})

test('an application goes to somebody else at once after a conflict, and what a juror leaves unread with the next press', async () => {
  const [sent, open] = [(await listOf(desk)).filter(({ state }) => state === 'sent').map(({ id }) => id), (await listOf(gio)).find(({ state }) => state === 'open') as ReviewAssignment]
  expect((await ask(gio, 'POST', `${readingOf(open.id)}/conflict`)).status).toBe(200)
  expect((await ask(gio, 'GET', readingOf(open.id))).status).toBe(404)
  const readersOf = async (application: string) => (await listOf(desk)).filter((row) => row.application === application && row.state !== 'conflict').map(({ juror }) => juror?._id)
  expect((await readersOf(open.application)).sort()).toEqual([ana.id, beka.id].sort())
  await admin.send('PATCH', `users/${beka.id}`, { isActivated: false })
  const { unplaced } = await assign()
  expect(unplaced).toContainEqual({ application: open.application, missing: 1, reason: expect.stringContaining('1 juror is in conflict') as unknown as string })
  const rows = await listOf(desk)
  expect(rows.filter(({ juror, state }) => juror?._id === beka.id && state === 'open')).toEqual([])
  expect(sent.every((id) => rows.some((row) => row.id === id))).toBe(true)
  await admin.send('DELETE', `users/${beka.id}`)
  const former = (await listOf(desk)).filter(({ id }) => sent.includes(id) && rows.find((row) => row.id === id)?.juror?._id === beka.id)
  expect(former.every(({ juror }) => juror === null)).toBe(true)
})

test('a juror whose domain is the one of an applicant does not read the application', async () => {
  await site.payload.update({ collection: 'accelerators', id: applications[3] ?? '', data: { email: 'ceo@mail.gio.example', motivation: 'We pick.' } })
  await site.payload.delete({ collection: 'review-assignments', where: { and: [{ application: { equals: applications[3] } }, { state: { equals: 'open' } }] } })
  await assign()
  const readers = (await listOf(desk)).filter((row) => row.application === applications[3] && row.state === 'open').map(({ juror }) => juror?._id)
  expect(readers).not.toContain(gio.id)
})

test('a review after the end is too late', async () => {
  const [row] = (await listOf(ana)) as [ReviewAssignment]
  await desk.send('PATCH', `review-rounds/${round}`, { closesAt: new Date(Date.now() - HOUR).toISOString() })
  const late = await ask<{ error: { message: string } }>(ana, 'PUT', `${readingOf(row.id)}/review`, { scores: SCORES, isSent: true })
  expect([late.status, late.answer.error.message]).toEqual([409, MESSAGES.en.ApiErrors.reviewOver])
  expect((await ask(ana, 'POST', `${readingOf(row.id)}/conflict`)).status).toBe(409)
  const tooLate = await ask<{ error: { message: string } }>(desk, 'POST', `${ROUND}/applications/${applications[2]}/sendBack`, { text: 'Please correct it.' })
  expect([tooLate.status, tooLate.answer.error.message]).toEqual([409, MESSAGES.en.ApiErrors.correctionOver])
})

test('a conflict that the desk notes takes the application from its juror, and is logged', async () => {
  const [row] = (await listOf(ana)) as [ReviewAssignment]
  expect((await ask(desk, 'POST', `${ROUND}/conflicts`, { application: row.application, juror: ana.id })).status).toBe(204)
  expect((await ask(ana, 'GET', readingOf(row.id))).status).toBe(404)
  const { docs } = await admin.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${round}&sort=-createdAt&limit=1`)
  expect(docs).toMatchObject([{ by: expect.stringContaining(desk.email), action: 'changed', title: 'First reading', changedFields: 'conflicts' }])
})

test('a round is copied for another event, and what was read goes with an application', async () => {
  const next = await admin.createEvent('accelerator-2029', { kind: 'accelerator' })
  const { status, answer } = await ask<{ id: string }>(desk, 'POST', `${ROUND}/copy`, { event: next })
  expect(status).toBe(201)
  expect(await site.payload.findByID({ collection: 'review-rounds', id: answer.id, depth: 0 })).toMatchObject({ phase: 'draft', opensAt: null, readings: 2, title: 'First reading', criteria: [{ key: 'idea', anchors: ['1', '2', '3', '4', '5'] }, { key: 'team' }] })
  const { email } = await site.payload.findByID({ collection: 'accelerators', id: applications[0] ?? '' })
  await desk.send('POST', 'people/erase', { email })
  expect((await site.payload.count({ collection: 'review-assignments', where: { application: { equals: applications[0] } } })).totalDocs).toBe(0)
})

test('a round comes back from the trash as long as its event has no other', async () => {
  const programme = await admin.createEvent('accelerator-2031', { kind: 'accelerator' })
  const make = async (title: string) => (await desk.send('POST', 'review-rounds?locale=en', { event: programme, title, criteria: CRITERIA, readings: 2 })).doc.id
  const first = await make('Deleted too early')
  await desk.send('DELETE', `review-rounds/${first}`)
  const second = await make('In its place')
  const { docs } = await site.payload.find({ collection: 'trash', where: { document: { equals: first } } })
  const bringBack = () => admin.ask('POST', `trash/${docs[0]?.id}/bring-back`)
  const refused = await bringBack()
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('round for this event already')])
  await desk.send('DELETE', `review-rounds/${second}`)
  expect((await bringBack()).status).toBe(200)
})
