import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { accountLabel } from '../access/account-label'
import { refusal } from '../access/refusal'
import { recordInAuditLog } from '../audit-log'
import { findOpenEventOrRefuse } from '../content/find-event'
import { queueJobs } from '../database/queue/queue-job'
import { inTransaction } from '../database/transaction'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { changeState, eventOf, fileNameOf, readAgain, type ImportOptionsSchema, type StoredImport } from './stored-import'

export const EMPTY_FILE = 'The file is empty.'

interface GuestFile {
  event: string
  fileName: string
  content: Uint8Array
  options: z.infer<typeof ImportOptionsSchema>
}

type Desk = Pick<PayloadRequest, 'payload' | 'user'>

/** Stores a file for the worker to read. @returns the id of the import */
export async function startImport({ payload, user }: Desk, { event: eventId, fileName, content, options }: GuestFile): Promise<string> {
  if (content.length === 0) throw refusal(EMPTY_FILE, 422)
  if (content.length > MAX_GUEST_FILE) throw refusal(GUEST_FILE_TOO_LARGE, 422)
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    const event = await findOpenEventOrRefuse(req, eventId, DEFAULT_LOCALE)
    const data = { event: event._id, fileName: fileName.slice(0, 200), by: accountLabel(user), file: Buffer.from(content).toString('base64'), options, state: 'reading', done: 0, total: 0 } as const
    const { id } = await payload.create({ collection: 'guest-imports', data, depth: 0, req })
    await queueJobs(req, 'importGuests', [{ import: id, step: 'read' }])
    req.user = user
    await recordInAuditLog(req, { action: 'imported', entity: 'guest-imports', document: id, title: event.title })
    return id
  })
}

const STEPS = {
  write: { from: 'ready', to: 'importing', entry: 'imported' },
  undo: { from: 'done', to: 'undoing', entry: 'importUndone' },
} as const

/** Starts the import of a file that was read, or takes an import back. */
export async function resumeImport({ payload, user }: Desk, id: string, step: keyof typeof STEPS): Promise<void> {
  const { from, to, entry } = STEPS[step]
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    if (!(await changeState(req, id, from, to))) throw refusal(step === 'write' ? 'This import does not wait to be imported.' : 'This import cannot be undone now.', 409)
    if (step === 'write') await findOpenEventOrRefuse(req, await eventOf(req, id), DEFAULT_LOCALE)
    await queueJobs(req, 'importGuests', [{ import: id, step }])
    req.user = user
    await recordInAuditLog(req, { action: entry, entity: 'guest-imports', document: id, title: await fileNameOf(req, id) })
  })
}

/** Lets the worker read a file once more, with columns that staff have chosen. */
export async function chooseColumns({ payload }: Desk, id: string, columns: StoredImport['options']['columns']): Promise<void> {
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    if (!(await readAgain(req, id, columns))) throw refusal('This file cannot be read again. Upload it anew.', 409)
    await queueJobs(req, 'importGuests', [{ import: id, step: 'read' }])
  })
}
