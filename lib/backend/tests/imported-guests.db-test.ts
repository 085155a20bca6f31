// On Postgres too: imports are claimed and undone by its statements.
import { eventually, expect, SAME_ON_BOTH, test } from './support/test'
import type { PayloadRequest } from 'payload'
import type { GuestImport } from '@/lib/contract/desk/guests'
import type { AnnouncementPreview } from '@/lib/backend/announcements/preview-endpoint'
import { runStatement, sql } from '@/lib/backend/database/statement'
import { importTask } from '@/lib/backend/guests/import-task'
import { guestRegistrar } from '@/lib/backend/registrations/guest-registrar'
import { post } from './support/client'
import { emailsTo, emailTo, outboxOf, ownPath } from './support/outbox'
import { csvOf, guestImports, guestOf, outcomes } from './support/guest-imports'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const { admin, desk, createEvent, registrationsOf, statesOf, waitFor, readFile, importAll, undo } = await guestImports(site)
const editor = await admin.hire('editor')

test('an import shows every row before anything is stored, doubles nobody, and is undone as a whole', async () => {
  const event = await createEvent('imported-evening', 34)
  await desk.send('POST', 'registrations/guest', guestOf(event, 'known@imported.example'))
  const many = Array.from({ length: 32 }, (_, index) => `Guest ${index},guest-${index}@imported.example,speaker`)
  const file = csvOf('Known,KNOWN@imported.example,', ...many, 'ნინო,nino@imported.example,', 'Broken,nothing,', 'Late,late@imported.example,')
  const read = await readFile(event, file)
  expect(outcomes(read).filter(([, outcome]) => outcome !== 'registered')).toEqual([[2, 'exists'], [36, 'error'], [37, 'waiting']])
  expect(read.rows[34]?.errors[0]).toContain('email')
  expect(await registrationsOf(event)).toHaveLength(1)

  expect((await editor.ask('POST', `guest-imports/${read._id}/write`)).status).toBe(403)
  await desk.send('POST', `guest-imports/${read._id}/write`)
  expect((await desk.ask('POST', `guest-imports/${read._id}/write`)).status).toBe(409)
  const done = await waitFor(read._id, ['done'])
  expect([done.done, done.total]).toEqual([36, 36])
  expect(outcomes(done)).toEqual(outcomes(read))
  const registrations = await registrationsOf(event)
  expect(registrations).toHaveLength(35)
  expect(registrations.filter(({ state }) => state === 'confirmed').map(({ ticketNumber }) => ticketNumber)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1))
  expect(registrations.find(({ email }) => email === 'nino@imported.example')).toMatchObject({ locale: 'ka', kind: 'guest' })
  // The same file again changes nothing.
  const again = await readFile(event, file)
  expect(new Set(again.rows.map(({ outcome }) => outcome))).toEqual(new Set(['exists', 'error']))

  const came = registrations.find(({ email }) => email === 'guest-0@imported.example')
  await site.payload.update({ collection: 'registrations', id: came?.id ?? '', data: { checkedInAt: '2028-05-10T06:05:00Z' } })
  const undone = await undo(read)
  expect(undone.rows.filter(({ outcome }) => outcome === 'kept').map(({ email }) => email)).toEqual(['guest-0@imported.example'])
  expect(Object.keys(await statesOf(event)).sort()).toEqual(['guest-0@imported.example', 'known@imported.example'])
  expect((await outboxOf(site)).filter(({ to }) => JSON.stringify(to).includes('@imported.example'))).toHaveLength(1)
})

test('whoever was imported without an email counts as not told of a change, until everybody is emailed or it is taken back', SAME_ON_BOTH, async () => {
  const event = await createEvent('silent-evening', null)
  await importAll(event, csvOf('One,one@silent.example,', 'Two,two@silent.example,'))
  const silent = async () => (await desk.send<AnnouncementPreview>('GET', `events/${event}/announcement`)).neverEmailed
  await admin.publish('events', event, { summary: 'An evening.' })
  expect(await silent()).toBe(0)
  await admin.publish('events', event, { startsAt: '2028-05-11T06:00:00Z' })
  expect(await silent()).toBe(2)
  await desk.send('POST', 'registrations/guest', guestOf(event, 'later@silent.example', { isTold: false }))
  expect(await silent(), 'who is registered after the change knows of it').toBe(2)
  await admin.publish('events', event, { startsAt: '2028-05-10T06:00:00Z' })
  expect(await silent()).toBe(1)
  await desk.send('POST', `events/${event}/announce`, {})
  await emailTo(site, 'later@silent.example', 'silent-evening')
  expect(await silent()).toBe(0)
})

test('undoing an import leaves whom the desk has moved to another event, and tells those who were told', async () => {
  const [from, to] = [await createEvent('moved-from', null), await createEvent('moved-to', null)]
  const done = await importAll(from, csvOf('Moved,moved@undone.example,', 'Stays,stays@undone.example,'), { isTold: true })
  await desk.send('POST', `registrations/${await desk.keyOf('registrations', 'email', 'moved@undone.example')}/move`, { event: to })
  await emailTo(site, 'stays@undone.example', 'registered')
  expect(await desk.send('GET', `guest-imports/${done._id}/undo`)).toEqual({ count: 1 })
  expect((await undo(done)).rows.map(({ outcome }) => outcome)).toEqual(['kept', 'undone'])
  expect([await statesOf(from), await statesOf(to)]).toEqual([{ 'stays@undone.example': 'withdrawn' }, { 'moved@undone.example': 'confirmed' }])
  await emailsTo(site, 'stays@undone.example', 2)
  // What the list of the import says of somebody goes with the rest of their data.
  expect((await desk.ask('POST', 'people/erase', { email: 'stays@undone.example' })).status).toBe(200)
  expect(JSON.stringify(await waitFor(done._id, ['undone']))).not.toContain('stays@undone.example')
})

test('undoing an import takes companions along, whether their host was told or not', async () => {
  for (const isTold of [true, false]) {
    const event = await createEvent(isTold ? 'company-emailed' : 'company-silent', 3)
    const done = await importAll(event, csvOf(`Host,host@company.example,`), { isTold })
    const [host] = await registrationsOf(event)
    const data = { event, email: 'host@company.example', fullName: 'Gia', companion: 1, sequence: 0, number: 2, state: 'confirmed', kind: 'guest', locale: 'en' } as const
    expect(host?.state).toBe('confirmed')
    await site.payload.create({ collection: 'registrations', data })
    await undo(done)
    expect((await registrationsOf(event)).map(({ state }) => state)).toEqual(isTold ? ['withdrawn', 'withdrawn'] : [])
  }
})

/** Imports what was read, and lets something happen before each guest. */

async function writeWhile(id: string, happens: (added: number, req: PayloadRequest) => unknown): Promise<void> {
  let added = 0
  const add: typeof guestRegistrar.add = async (req, ...guest) => {
    added += 1
    await happens(added, req)
    return guestRegistrar.add(req, ...guest)
  }
  const { handler } = importTask({ ...guestRegistrar, add })
  if (typeof handler === 'string') throw new Error('The task has no handler.')
  await handler({ input: { import: id, step: 'write' }, req: { payload: site.payload } } as Parameters<typeof handler>[0])
}

test('an import whose row is gone stops at the end of its batch', SAME_ON_BOTH, async () => {
  const event = await createEvent('deleted-meanwhile', null)
  const { _id } = await readFile(event, csvOf(...Array.from({ length: 60 }, (_, index) => `Guest ${index},gone-${index}@deleted.example,`)))
  await site.payload.update({ collection: 'guest-imports', id: _id, data: { state: 'importing' } })
  await writeWhile(_id, async (added, req) => {
    if (added > 60) throw new Error('It does not end.')
    if (added === 30) await runStatement(req.payload, sql`delete from guest_imports where id = ${_id}`, req)
  })
  expect(await registrationsOf(event)).toHaveLength(50)
})

test('an import is not deleted while it runs, unless its job has failed for good', async () => {
  const event = await createEvent('running-evening', null)
  const { _id } = await readFile(event, csvOf('Ana,ana@running.example,'))
  const setState = (state: GuestImport['state']) => site.payload.update({ collection: 'guest-imports', id: _id, data: { state } })
  const input = { import: _id, step: 'write' }
  const waitUntil = new Date(Date.now() + 24 * 3600_000).toISOString()
  const job = await site.payload.create({ collection: 'payload-jobs', data: { taskSlug: 'importGuests', input, waitUntil } })
  for (const state of ['reading', 'importing', 'undoing'] as const) {
    await setState(state)
    const refused = await desk.ask('DELETE', `guest-imports/${_id}`)
    expect([refused.status, await refused.text()], state).toEqual([409, expect.stringContaining('This import is running.')])
  }
  await site.payload.update({ collection: 'payload-jobs', id: job.id, data: { hasError: true } })
  expect((await desk.ask('DELETE', `guest-imports/${_id}`)).status).toBe(200)
})

test('an import stops where the event is cancelled meanwhile, and says which rows it left out; one that is cancelled takes none', async () => {
  const event = await createEvent('cancelled-meanwhile', null)
  const people = Array.from({ length: 27 }, (_, index) => `Guest ${index},late-${index}@cancelled.example,`)
  const { _id } = await readFile(event, csvOf(...people))
  await site.payload.update({ collection: 'guest-imports', id: _id, data: { state: 'importing' } })
  await writeWhile(_id, (added, req) => (added === 25 ? runStatement(req.payload, sql`update events set status = 'cancelled' where id = ${event}`, req) : null))
  const done = await waitFor(_id, ['done'])
  expect(done.rows.map(({ outcome }) => outcome)).toEqual([...Array<string>(25).fill('registered'), 'error', 'error'])
  expect(done.rows.at(-1)?.errors).toEqual([expect.stringContaining('cancelled')])
  expect(await registrationsOf(event)).toHaveLength(25)
  const refused = await desk.ask('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file: csvOf('Ana,ana@cancelled.example,') })
  expect(refused.status).toBe(422)
})

test('undoing an import that told nobody tells those whom the desk has written to since', async () => {
  const event = await createEvent('told-later', null)
  const done = await importAll(event, csvOf('Written,written@later.example,', 'Quiet,quiet@later.example,'))
  await desk.send('POST', `registrations/${await desk.keyOf('registrations', 'email', 'written@later.example')}/resend`)
  await emailTo(site, 'written@later.example', 'registered')
  await undo(done)
  expect(await statesOf(event)).toEqual({ 'written@later.example': 'withdrawn' })
  await emailsTo(site, 'written@later.example', 2)
})

test('a list that is imported again leaves those who have cancelled, unless the desk wants them back', async () => {
  const event = await createEvent('listed-twice', null)
  const file = csvOf('Comes,comes@twice.example,', 'Cancels,cancels@twice.example,')
  const outcomesOf = async (options: object = {}) => (await importAll(event, file, options)).rows.map(({ outcome }) => outcome)
  await importAll(event, file, { isTold: true })
  expect((await post(site, `${await ownPath(site, 'cancels@twice.example')}/withdraw`, {})).status).toBe(200)
  expect((await readFile(event, file)).rows.map(({ outcome }) => outcome)).toEqual(['exists', 'withdrawn'])
  expect(await outcomesOf()).toEqual(['exists', 'withdrawn'])
  expect(await statesOf(event)).toEqual({ 'comes@twice.example': 'confirmed', 'cancels@twice.example': 'withdrawn' })
  const back = await importAll(event, file, { includeCancelled: true })
  expect(back.rows.map(({ outcome }) => outcome)).toEqual(['exists', 'registered'])
  // Whom undoing has withdrawn has cancelled nothing.
  await undo(back)
  expect(await outcomesOf()).toEqual(['exists', 'registered'])
})

test('an import whose job has failed for good ends with a sentence, whatever it was at', SAME_ON_BOTH, async () => {
  const event = await createEvent('broken-imports', null)
  const breakAt = async (state: GuestImport['state']) => {
    const { _id } = await readFile(event, csvOf(`Ana,ana-${state}@broken.example,`, `Eka,eka-${state}@broken.example,`))
    if (state === 'undoing') {
      await desk.send('POST', `guest-imports/${_id}/write`)
      await waitFor(_id, ['done'])
    }
    const job = await site.payload.create({ collection: 'payload-jobs', data: { taskSlug: 'importGuests', input: { import: _id, step: 'write' }, hasError: true, error: { message: 'lost' } } })
    await runStatement(site.payload, sql`update guest_imports set state = ${state}, updated_at = ${new Date(Date.now() - 60_000).toISOString()} where id = ${_id}`)
    const ended = await waitFor(_id, ['failed', 'done'])
    await eventually(async () => expect(await site.payload.findByID({ collection: 'payload-jobs', id: job.id, disableErrors: true })).toBeNull())
    return ended
  }
  expect(await breakAt('reading')).toMatchObject({ state: 'failed', problem: expect.stringContaining('could not be read') })
  const broken = await breakAt('importing')
  expect(broken).toMatchObject({ state: 'done', problem: expect.stringContaining('broke off') })
  expect(broken.rows.map(({ outcome, errors }) => [outcome, errors])).toEqual(Array(2).fill(['error', ['The import broke off before this row.']]))
  const unfinished = await breakAt('undoing')
  expect([unfinished.problem, unfinished.rows.map(({ outcome }) => outcome)]).toEqual([expect.stringContaining('undoing broke off'), ['registered', 'registered']])
  expect((await undo(unfinished)).rows.map(({ outcome }) => outcome)).toEqual(['undone', 'undone'])
})
