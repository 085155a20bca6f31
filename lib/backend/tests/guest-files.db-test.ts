import { eventually, expect, test } from './support/test'
import type { GuestImport } from '@/lib/contract/desk/guests'
import { runStatement, sql } from '@/lib/backend/database/statement'
import { readInThread } from '@/lib/backend/guests/read-in-thread'
import { guestRegistrar } from '@/lib/backend/registrations/guest-registrar'
import { csvOf, guestImports, guestOf, outcomes } from './support/guest-imports'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const { admin, desk, createEvent, registrationsOf, statesOf, waitFor, readFile, importAll } = await guestImports(site)
const editor = await admin.hire('editor')

test('through the contract a file is imported whole or not at all, unless a part is wanted', async () => {
  const event = await createEvent('api-evening', null)
  const importFile = async (fields: Record<string, string>, content: string, token = desk.token) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ event: 'api-evening', ...fields })) body.set(name, value)
    body.set('file', new File([content], 'guests.csv', { type: 'text/csv' }))
    return site.fetch('/api/registrations/import', { method: 'POST', headers: token ? { token } : {}, body })
  }
  const broken = 'name,email\nAna,ana@api.example\nBroken,nothing\n'
  expect((await importFile({}, broken, '')).status).toBe(401)
  expect((await importFile({}, broken, editor.token)).status).toBe(403)
  const dry = await importFile({ dryRun: 'true' }, 'name,email\nAna,ana@api.example\n')
  expect([dry.status, await dry.json()]).toMatchObject([200, { state: 'ready', rows: [{ row: 2, outcome: 'registered' }] }])
  const refused = await importFile({}, broken)
  expect([refused.status, await refused.json()]).toMatchObject([422, { error: { fields: { 'row 3': expect.stringContaining('email') } } }])
  expect(await registrationsOf(event)).toEqual([])
  const partial = await importFile({ partial: 'true' }, broken)
  expect([partial.status, await partial.json()]).toMatchObject([200, { state: 'done', rows: [{ outcome: 'registered' }, { outcome: 'error' }] }])
  expect(await statesOf(event)).toEqual({ 'ana@api.example': 'confirmed' })
  expect((await importFile({}, 'nonsense')).status).toBe(422)
  const empty = await importFile({}, '')
  expect([empty.status, await empty.json()]).toMatchObject([422, { error: { fields: { file: 'The file is empty.' } } }])
  const ofStaff = await desk.ask('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file: '', dryRun: true })
  expect([ofStaff.status, await ofStaff.text()]).toEqual([422, expect.stringContaining('The file is empty.')])
  const parts = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`part-${index}`, '']))
  expect((await importFile(parts, broken)).status).toBe(400)
  expect((await importFile({}, 'x'.repeat(6 * 1024 * 1024))).status).toBe(413)
  for (const nowhere of ['nope', 'a\0b', ' ']) expect((await importFile({ event: nowhere }, broken)).status, nowhere).toBe(422)
})

test('what is to be published by the clock does not wait for an import', async () => {
  const event = await createEvent('long-list', null)
  const { doc: draft } = await admin.send('POST', 'events?locale=en&draft=true', { identifier: 'by-the-clock', title: 'By the clock' })
  const { findKnown } = guestRegistrar
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  guestRegistrar.findKnown = (...parameters) => held.then(() => findKnown(...parameters))
  try {
    const { id } = await desk.send<{ id: string }>('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file: csvOf('Ana,ana@long.example,') })
    await site.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc: { relationTo: 'events', value: draft.id } } })
    await eventually(async () => expect(await (await site.fetch('/api/events?identifier=by-the-clock')).json()).toMatchObject({ total: 1 }))
    expect((await desk.send<GuestImport>('GET', `guest-imports/${id}/progress`)).state).toBe('reading')
    release()
    await waitFor(id, ['ready'])
  } finally {
    release()
    guestRegistrar.findKnown = findKnown
  }
})

const LIST = Buffer.from(`Name,Email\n${'Ana Guest,ana@thread.example\n'.repeat(19_000)}`)

test('reading a file ends where it takes too long or too much memory, and the screen says why', async () => {
  expect((await readInThread(LIST, {}, { megabytes: 256, milliseconds: 1 })).problem).toContain('took too long')
  expect((await readInThread(LIST, {}, { megabytes: 12, milliseconds: 30_000 })).problem).toContain('too much memory')
  const event = await createEvent('odd-files', null)
  const wide = await readFile(event, Buffer.from(`Name,Email${',x'.repeat(500)}\n`).toString('base64'))
  expect([wide.state, wide.problem, wide.columns]).toEqual(['failed', expect.stringContaining('more than 200 columns'), []])
})

test('a file whose headings are not understood is read again with the columns that the desk chooses', async () => {
  const event = await createEvent('chosen-columns', null)
  const failed = await readFile(event, Buffer.from('Wer,Wohin,Land\nAna,ana@chosen.example,GE\n').toString('base64'))
  expect([failed.state, failed.columns.map(({ heading }) => heading)]).toEqual(['failed', ['Wer', 'Wohin', 'Land']])
  const choose = (columns: object) => desk.send('POST', `guest-imports/${failed._id}/columns`, { columns })
  await choose({ 0: 'fullName', 1: 'email' })
  expect((await waitFor(failed._id, ['ready'])).problem).toBe('Columns that are not known are left out: Land.')
  expect((await desk.ask('POST', `guest-imports/${failed._id}/columns`, { columns: { 2: 'nonsense' } })).status).toBe(422)
  await choose({ 2: 'country' })
  const read = await waitFor(failed._id, ['ready'])
  expect([outcomes(read), read.problem]).toEqual([[[2, 'registered']], ''])
  await desk.send('POST', `guest-imports/${failed._id}/write`)
  await waitFor(failed._id, ['done'])
  expect(await registrationsOf(event)).toMatchObject([{ email: 'ana@chosen.example', country: 'GE' }])
  // The file goes with its import.
  expect((await desk.ask('POST', `guest-imports/${failed._id}/columns`, { columns: {} })).status).toBe(409)
})

test('erasing somebody erases files that could not be read', async () => {
  const event = await createEvent('unread-file', null)
  const failed = await readFile(event, Buffer.from('Wer,Wohin\nAna,ana@unread.example\n').toString('base64'))
  expect((await desk.ask('POST', 'people/erase', { email: 'ana@unread.example' })).status).toBe(200)
  expect((await waitFor(failed._id, ['failed'])).columns).toEqual([])
})

test('companions of a list take seats with those who bring them', async () => {
  const event = await createEvent('listed-company', 4)
  const file = Buffer.from(['Name,Email,Plus,Companion of', 'Ana,ana@company.example,Gia,', 'Luka,ana@company.example,,Ana', 'Two,two@company.example,1,', 'One,one@company.example,,'].join('\n'))
  const done = await importAll(event, file.toString('base64'))
  expect(outcomes(done)).toEqual([[2, 'registered'], [3, 'registered'], [4, 'waiting'], [5, 'registered']])
  expect((await registrationsOf(event)).map(({ fullName, companion, state }) => [fullName, companion, state])).toEqual([
    ['Ana', 0, 'confirmed'],
    ['Gia', 1, 'confirmed'],
    ['Luka', 2, 'confirmed'],
    ['Two', 0, 'waiting'],
    ['Companion of Two', 1, 'waiting'],
    ['One', 0, 'confirmed'],
  ])
})

test('an export that is imported for another event leaves people as they were, or leaves them out and says so', async () => {
  const [from, to] = [await createEvent('round-from', null), await createEvent('round-to', null)]
  const ana = { kind: 'staff', note: 'By the side door', country: 'GE', companions: [{ fullName: 'Gia' }], isTold: false }
  await desk.send('POST', 'registrations/guest', guestOf(from, 'ana@round.example', ana))
  for (const name of ['gone', 'waits']) await desk.send('POST', 'registrations/guest', guestOf(from, `${name}@round.example`, { isTold: false }))
  await runStatement(site.payload, sql`update registrations set notes = 'Owes us a call' where email = 'ana@round.example' and companion = 0`)
  await runStatement(site.payload, sql`update registrations set state = 'withdrawn' where email = 'gone@round.example'`)
  await runStatement(site.payload, sql`update registrations set state = 'waiting' where email = 'waits@round.example'`)
  const exported = await (await desk.ask('GET', `registrations/export?where[event][equals]=${from}`)).arrayBuffer()
  const done = await importAll(to, Buffer.from(exported).toString('base64'))
  const outcomeOf = Object.fromEntries(done.rows.map(({ email, fullName, outcome, warnings }) => [`${fullName} ${email}`, [outcome, ...warnings]]))
  expect(outcomeOf).toEqual({
    'Ana Guest ana@round.example': ['registered'],
    'Gia ana@round.example': ['registered'],
    'Ana Guest gone@round.example': ['withdrawn', '“Status” says “Cancelled”.'],
    'Ana Guest waits@round.example': ['skipped', '“Status” says “On the waiting list”.'],
  })
  expect(await registrationsOf(to)).toMatchObject([
    { fullName: 'Ana Guest', kind: 'staff', note: 'By the side door', notes: 'Owes us a call', country: 'GE', state: 'confirmed' },
    { fullName: 'Gia', companion: 1, state: 'confirmed' },
  ])
})
