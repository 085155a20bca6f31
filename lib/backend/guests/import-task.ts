import { JobCancelledError, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { GuestOutcome, GuestRow } from '@/lib/contract/desk/guests'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { expireTag } from '../content/expire-pages'
import { findEventIfPublished } from '../content/find-event'
import { queueJobs } from '../database/queue/queue-job'
import { workInBatches } from '../database/queue/worker-state'
import { inLockedTransaction, inTransaction } from '../database/transaction'
import type { CheckedRow } from './guest-rows'
import type { GuestFile } from './read-guest-file'
import { readInThread } from './read-in-thread'
import type { Registrar } from './registrar'
import { changeImport, findImport, readDone, saveDone, type StoredImport } from './stored-import'

/** How many guests one transaction registers or takes back. */
const BATCH = 25
/** Somebody looks at the screen: after less than a minute an import ends, and says so (`broken-imports.ts`). */
const RETRIES = { attempts: 3, backoff: { type: 'exponential', delay: 5000 } } as const
const UNPUBLISHED = 'The event is not published any more.'
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
    retries: RETRIES,
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
  const content = await readInThread(Buffer.from(file ?? '', 'base64'), options.columns)
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE)
  const rows = event && content.problem === '' ? await rowsOf(payload, content.guests, options, event, registrar) : null
  const isFine = rows?.every(({ outcome }) => outcome !== 'error' && outcome !== 'full') ?? false
  const goesOn = rows !== null && !options.dryRun && (isFine || options.partial)
  const canBeReadAgain = event !== null && content.columns.length > 0 && !goesOn
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    await changeImport(req, id, {
      state: goesOn ? 'importing' : rows ? 'ready' : 'failed',
      problem: event ? content.problem || omittedColumns(content) : UNPUBLISHED,
      rows: rows ?? [],
      guests: content.guests.map((guest) => ({ ...guest })),
      total: rows?.length ?? 0,
      ...(canBeReadAgain ? { columns: content.columns } : { columns: [], file: null }),
    })
    if (goesOn) await queueJobs(req, 'importGuests', [{ import: id, step: 'write' }])
  })
}

async function rowsOf(payload: Payload, guests: readonly CheckedRow[], options: StoredImport['options'], event: Event, registrar: Registrar): Promise<GuestRow[]> {
  const known = await findKnown(payload, event._id, guests, registrar)
  let free = options.force ? Infinity : await registrar.seatsForNewcomers(payload, event)
  const outcomes = new Map<string, GuestRow['outcome']>()
  const outcomeOf = ({ email, companions }: NonNullable<CheckedRow['guest']>): GuestRow['outcome'] => {
    const before = known.get(email.toLowerCase())
    if (before === 'exists' || (before && !options.includeCancelled)) return before
    const seats = 1 + companions.length
    if (free < seats) return options.invite ? 'full' : 'waiting'
    free -= seats
    return options.invite ? 'invited' : 'registered'
  }
  for (const row of guests) if (row.guest) outcomes.set(row.guest.email.toLowerCase(), absenceOf(row, options) ?? outcomeOf(row.guest))
  return guests.map((checked) => {
    const { row, fullName, email, guest, isCompanion, errors, warnings } = checked
    const isWrong = errors.length > 0 || (!guest && !isCompanion)
    const outcome = isWrong ? 'error' : (absenceOf(checked, options) ?? outcomes.get((guest?.email ?? email).toLowerCase()) ?? 'error')
    const lang = LOCALE_TABLE[guest?.locale ?? DEFAULT_LOCALE].cookieValue
    return { row, fullName, email, organization: guest?.organization ?? '', kind: guest?.kind ?? 'guest', lang, companions: guest?.companions.length ?? 0, outcome, errors, warnings }
  })
}

/** What becomes of somebody who by the file has no seat. */
function absenceOf({ absence }: Pick<CheckedRow, 'absence'>, { includeCancelled }: StoredImport['options']): CheckedRow['absence'] {
  return absence === 'withdrawn' && includeCancelled ? null : absence
}

function omittedColumns({ columns }: GuestFile): string {
  const unknown = columns.flatMap(({ heading, column }) => (column || heading === '' ? [] : [heading]))
  return unknown.length === 0 ? '' : `Columns that are not known are left out: ${unknown.join(', ')}.`
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
      for (const row of batch) if (row.guest && !absenceOf(row, options)) await registrar.add(req, event, row.guest, { ...options, importId: id })
      await saveDone(req, id, done + batch.length)
      return done + batch.length < guests.length
    }),
  )
  expireTag('events')
  await finishWriting(payload, id, { guests, rows }, registrar)
}

/** Says of each row what became of it; of one that was not imported, why. */
export async function finishWriting(payload: Payload, id: string, { guests, rows }: Pick<StoredImport, 'guests' | 'rows'>, registrar: Registrar, broken?: Broken): Promise<void> {
  const imported = await registrar.findImported(payload, id)
  const done = await inTransaction(payload, DEFAULT_LOCALE, (req) => readDone(req, id))
  if (done === null) return
  const left = new Set(guests.slice(done).map(({ row }) => row))
  await finish(payload, id, 'done', rows, (row) => {
    if (row.outcome === 'error' || row.outcome === 'skipped') return row.outcome
    const outcome = imported.get(row.email.toLowerCase())
    if (outcome && outcome !== 'withdrawn') return outcome
    if (left.has(row.row)) return 'error'
    return row.outcome === 'full' || row.outcome === 'withdrawn' ? row.outcome : 'exists'
  }, broken)
}

const undo: Step = async (payload, { id, event: eventId, rows }, registrar) => {
  await workInBatches(() =>
    inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => registrar.revert(req, await findPublished(payload, eventId, req), id, BATCH)),
  )
  expireTag('events')
  await finishUndoing(payload, id, rows, registrar)
}

export async function finishUndoing(payload: Payload, id: string, rows: readonly GuestRow[], registrar: Registrar, broken?: Broken): Promise<void> {
  const left = await registrar.findImported(payload, id)
  await finish(payload, id, broken ? 'done' : 'undone', rows, (row) => {
    if (!['registered', 'invited', 'waiting'].includes(row.outcome)) return row.outcome
    const outcome: GuestOutcome | 'withdrawn' | undefined = left.get(row.email.toLowerCase())
    if (!outcome || outcome === 'withdrawn') return 'undone'
    return broken ? row.outcome : 'kept'
  }, broken)
}

/** Why a step ended before its end: for the whole import, and for each row that it left. */
interface Broken {
  problem: string
  reason: string
}

async function finish(payload: Payload, id: string, state: 'done' | 'undone', rows: readonly GuestRow[], outcomeOf: (row: GuestRow) => GuestRow['outcome'], broken?: Broken): Promise<void> {
  const reason = broken?.reason ?? CLOSED
  const finished = rows.map((row): GuestRow => {
    const outcome = outcomeOf(row)
    // A row that was fine and was not imported says why.
    return { ...row, outcome, errors: outcome === 'error' && row.errors.length === 0 ? [reason] : row.errors }
  })
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    // From now on the registrations alone hold the personal data of the file.
    await changeImport(req, id, { state, guests: [], columns: [], file: null, rows: finished, ...(broken && { problem: broken.problem }) })
  })
}

async function findPublished(payload: Payload, eventId: string, req?: PayloadRequest): Promise<Event> {
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
  if (!event) throw new JobCancelledError(UNPUBLISHED)
  return event
}

const STEPS = {
  read: { during: 'reading', run: read },
  write: { during: 'importing', run: write },
  undo: { during: 'undoing', run: undo },
} as const satisfies Record<string, { during: StoredImport['state']; run: Step }>
