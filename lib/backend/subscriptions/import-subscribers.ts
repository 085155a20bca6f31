import { randomUUID } from 'node:crypto'
import { NotFound, type Endpoint, type Payload, type TaskConfig } from 'payload'
import { z } from 'zod'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'
import { auditedAction } from '../audit-log'
import { readValue, removeValue, saveValue } from '../database/key-values'
import { queueJobs } from '../database/queue/queue-job'
import { workInBatches } from '../database/queue/worker-state'
import { inTransaction } from '../database/transaction'
import { readAddresses, type ListedAddress } from '../guests'
import { inviteSubscriber, InvitedSchema, type InviteOutcome } from './invite'

/** How many are invited in one transaction. */
const BATCH = 25

export const IMPORT_KEY = 'subscriber-import-'

/** The addresses are beside it, since they do not change. */
export const listKeyOf = (key: string) => `${key}-list`

/** How far an import is; its list is forgotten at its end. */
export interface SubscriberImport {
  state: 'reading' | 'inviting' | 'done' | 'failed'
  fileName: string
  /** Why the file cannot be read; empty otherwise. */
  problem: string
  total: number
  done: number
  counts: Record<InviteOutcome | 'wrong', number>
}

export interface AddressList {
  addresses: ListedAddress[]
}

export interface StoredImport extends SubscriberImport {
  /** Not known of an import from before this was stored. */
  begunAt?: string
  /** In base64, until it is read. */
  file?: string
}

const BodySchema = z.object({ fileName: z.string().max(200), file: z.base64() })

/** `POST /cms/api/subscriptions/import` with a CSV or Excel file in base64, for the desk: invites every address in it; `GET …/import/<id>` says how far that is. */
export const importEndpoints: Endpoint[] = [
  {
    path: '/import',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { fileName, file } = await readStaffBody(req, BodySchema, 'Choose a file.')
      if (file === '') throw refusal('The file is empty.', 422)
      if (Buffer.byteLength(file, 'base64') > MAX_GUEST_FILE) throw refusal(GUEST_FILE_TOO_LARGE, 422)
      const id = randomUUID()
      const begun: StoredImport = { begunAt: new Date().toISOString(), state: 'reading', fileName, problem: '', total: 0, done: 0, counts: { invited: 0, exists: 0, left: 0, asked: 0, wrong: 0 }, file }
      await auditedAction(req, async (transaction) => {
        await saveValue(transaction.payload, IMPORT_KEY + id, begun, transaction)
        await queueJobs(transaction, 'inviteSubscribers', [{ import: id }])
        return { result: null, entry: { action: 'invitedSubscribers', entity: 'subscriptions', title: fileName } }
      })
      return Response.json({ id, message: 'The file is being read.' }, { status: 202 })
    },
  },
  {
    path: '/import/:import',
    method: 'get',
    handler: async (req) => {
      requireDesk(req)
      const stored = await readValue<StoredImport>(req.payload, IMPORT_KEY + String(req.routeParams?.import))
      if (!stored) throw new NotFound(req.t)
      const { state, fileName, problem, total, done, counts } = stored
      return Response.json({ state, fileName, problem, total, done, counts } satisfies SubscriberImport, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  },
]

/** Reads a list and invites everybody on it; after an interruption it goes on where it was. */
export const inviteTask = {
  slug: 'inviteSubscribers',
  label: 'Invite subscribers',
  inputSchema: [{ name: 'import', type: 'text', required: true }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 5000 } },
  handler: async ({ input: { import: id }, req: { payload } }) => {
    const key = IMPORT_KEY + String(id)
    const stored = await readValue<StoredImport>(payload, key)
    if (stored?.state === 'reading') await readFile(payload, key, stored)
    await workInBatches(() => inviteNext(payload, key))
    return { output: {} }
  },
} satisfies TaskConfig<'inviteSubscribers'>

async function readFile(payload: Payload, key: string, { file = '', ...stored }: StoredImport): Promise<void> {
  const { addresses, problem } = await readAddresses(Buffer.from(file, 'base64'))
  const read: StoredImport = problem ? { ...stored, state: 'failed', problem } : { ...stored, state: 'inviting', total: addresses.length }
  if (!problem) await saveValue(payload, listKeyOf(key), { addresses } satisfies AddressList)
  await saveValue(payload, key, read)
}

/** @returns whether there may be more */
function inviteNext(payload: Payload, key: string): Promise<boolean> {
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    const stored = await readValue<StoredImport>(payload, key, req)
    if (stored?.state !== 'inviting') return false
    const { done, counts } = stored
    const { addresses = [] } = (await readValue<AddressList>(payload, listKeyOf(key), req)) ?? {}
    const batch = addresses.slice(done, done + BATCH)
    for (const address of batch) {
      const invited = InvitedSchema.safeParse(address)
      counts[invited.success ? await inviteSubscriber(req, invited.data) : 'wrong'] += 1
    }
    const isDone = done + batch.length >= addresses.length
    await saveValue(payload, key, { ...stored, counts, done: done + batch.length, state: isDone ? 'done' : 'inviting' } satisfies StoredImport, req)
    if (isDone) await removeValue(payload, listKeyOf(key), req)
    return !isDone
  })
}
