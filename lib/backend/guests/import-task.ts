import { JobCancelledError, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { GuestRow } from '@/lib/contract/desk/guests'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { expireTag } from '../content/expire-pages'
import { findEventIfPublished } from '../content/find-event'
import { queueJobs } from '../database/queue/queue-job'
import { workInBatches } from '../database/queue/worker-state'
import { inLockedTransaction, inTransaction } from '../database/transaction'
import { EMAIL_RETRIES } from '../email/email-job'
import { headingsOf, unknownColumns } from './guest-columns'
import { checkGuestRows, type CheckedRow } from './guest-rows'
import { readTable } from './read-table'
import type { Registrar } from './registrar'
import { changeImport, findImport, readDone, saveDone, type StoredImport } from './stored-import'

/** How many guests one transaction registers or takes back. */
const BATCH = 25
const CLOSED = 'The event was over, cancelled or not published before this row was imported.'
/** How many addresses one statement looks for. */
const ADDRESSES_PER_QUERY = 500

/** Reads a file of guests, registers them, or takes them back; after an interruption it goes on where it was. */
export function importTask(registrar: Registrar): TaskConfig<'importGuests'> {
  return {
    slug: 'importGuests',
    label: 'Import guests',
    inputSchema: [
      { name: 'import', type: 'text', required: true },
      { name: 'step', type: 'select', required: true, options: ['read', 'write', 'undo'] },
    ],
    retries: EMAIL_RETRIES,
    handler: async ({ input: { import: id, step }, req: { payload } }) => {
      const found = await findImport(payload, id)
      // An interrupted step may have been finished before its job was.
      if (found?.state !== STEPS[step].during) return { output: {} }
      await STEPS[step].run(payload, found, registrar)
      return { output: {} }
    },
  }
}

type Step = (payload: Payload, found: StoredImport, registrar: Registrar) => Promise<void>

const read: Step = async (payload, { id, event: eventId, file, options }, registrar) => {
  const event = await findPublished(payload, eventId)
  const change = await readFile(payload, Buffer.from(file ?? '', 'base64'), options, event, registrar)
  const isFine = change.rows?.every(({ outcome }) => outcome !== 'error' && outcome !== 'full') ?? false
  const goesOn = change.state === 'ready' && !options.dryRun && (isFine || options.partial)
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    await changeImport(req, id, { ...change, guests: change.guests?.map((guest) => ({ ...guest })), state: goesOn ? 'importing' : change.state, file: null })
    if (goesOn) await queueJobs(req, 'importGuests', [{ import: id, step: 'write' }])
  })
}

async function readFile(payload: Payload, file: Uint8Array, options: StoredImport['options'], event: Event, registrar: Registrar) {
  let guests: CheckedRow[]
  let problem: string
  try {
    const table = await readTable(file)
    guests = checkGuestRows(table)
    problem = leftOut(unknownColumns(headingsOf(table)))
  } catch (error) {
    return { state: 'failed' as const, problem: error instanceof Error ? error.message : String(error) }
  }
  const known = await findKnown(payload, event._id, guests, registrar)
  let free = options.force ? Infinity : await registrar.seatsForNewcomers(payload, event)
  const rows = guests.map(({ row, fullName, email, guest, errors }): GuestRow => {
    const shown = { row, fullName, email, organization: guest?.organization ?? '', kind: guest?.kind ?? 'guest', lang: LOCALE_TABLE[guest?.locale ?? DEFAULT_LOCALE].cookieValue, errors }
    if (!guest) return { ...shown, outcome: 'error' }
    const before = known.get(guest.email.toLowerCase())
    if (before === 'exists' || (before && !options.includeCancelled)) return { ...shown, outcome: before }
    if (free > 0) free -= 1
    else return { ...shown, outcome: options.invite ? 'full' : 'waiting' }
    return { ...shown, outcome: options.invite ? 'invited' : 'registered' }
  })
  return { state: 'ready' as const, guests, rows, total: rows.length, problem }
}

function leftOut(columns: readonly string[]): string {
  return columns.length === 0 ? '' : `Columns that are not known are left out: ${columns.join(', ')}.`
}

async function findKnown(payload: Payload, eventId: string, guests: readonly CheckedRow[], registrar: Registrar): Promise<ReadonlyMap<string, 'exists' | 'withdrawn'>> {
  const addresses = guests.flatMap(({ guest }) => (guest ? [guest.email.toLowerCase()] : []))
  const known = new Map<string, 'exists' | 'withdrawn'>()
  for (let start = 0; start < addresses.length; start += ADDRESSES_PER_QUERY) {
    for (const [address, before] of await registrar.findKnown(payload, eventId, addresses.slice(start, start + ADDRESSES_PER_QUERY))) known.set(address, before)
  }
  return known
}

const write: Step = async (payload, { id, event: eventId, guests, rows, options }, registrar) => {
  await workInBatches(() =>
    inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => {
      // Staff may have changed it since the batch before.
      const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
      if (!event || hasEnded(event)) return false
      const done = await readDone(req, id)
      if (done === null) return false
      const batch = guests.slice(done, done + BATCH)
      for (const { guest } of batch) {
        if (!guest) continue
        const { locale, ...data } = guest
        await registrar.add(req, event, data, { ...options, locale, importId: id })
      }
      await saveDone(req, id, done + batch.length)
      return done + batch.length < guests.length
    }),
  )
  expireTag('events')
  const imported = await registrar.findImported(payload, id)
  const done = await inTransaction(payload, DEFAULT_LOCALE, (req) => readDone(req, id))
  if (done === null) return
  const left = new Set(guests.slice(done).map(({ row }) => row))
  await finish(payload, id, 'done', rows, (row) => {
    if (row.outcome === 'error') return 'error'
    const outcome = imported.get(row.email.toLowerCase())
    if (outcome && outcome !== 'withdrawn') return outcome
    if (left.has(row.row)) return 'error'
    return row.outcome === 'full' || row.outcome === 'withdrawn' ? row.outcome : 'exists'
  })
}

const undo: Step = async (payload, { id, event: eventId, rows }, registrar) => {
  await workInBatches(() =>
    inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => registrar.takeBack(req, await findPublished(payload, eventId, req), id, BATCH)),
  )
  expireTag('events')
  const left = await registrar.findImported(payload, id)
  await finish(payload, id, 'undone', rows, (row) => {
    if (!['registered', 'invited', 'waiting'].includes(row.outcome)) return row.outcome
    const outcome = left.get(row.email.toLowerCase())
    return outcome && outcome !== 'withdrawn' ? 'kept' : 'undone'
  })
}

async function finish(payload: Payload, id: string, state: 'done' | 'undone', rows: readonly GuestRow[], outcomeOf: (row: GuestRow) => GuestRow['outcome']): Promise<void> {
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    // From now on the registrations alone hold the personal data of the file.
    await changeImport(req, id, { state, guests: [], rows: rows.map((row) => toFinished(row, outcomeOf(row))) })
  })
}

/** A row that was fine and was not imported says why. */
function toFinished(row: GuestRow, outcome: GuestRow['outcome']): GuestRow {
  return { ...row, outcome, errors: outcome === 'error' && row.errors.length === 0 ? [CLOSED] : row.errors }
}

async function findPublished(payload: Payload, eventId: string, req?: PayloadRequest): Promise<Event> {
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
  if (!event) throw new JobCancelledError('The event is not published.')
  return event
}

const STEPS = {
  read: { during: 'reading', run: read },
  write: { during: 'importing', run: write },
  undo: { during: 'undoing', run: undo },
} as const satisfies Record<string, { during: StoredImport['state']; run: Step }>
