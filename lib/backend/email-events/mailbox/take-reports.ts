import type { ImapFlow } from 'imapflow'
import type { Payload } from 'payload'
import { readValue, saveValue } from '../../database/key-values'
import { noteProgress } from '../../database/queue/progress'
import { worker } from '../../database/queue/worker-state'
import { noteReport, type Report } from '../report'
import { PROCESSED } from './open-mailbox'
import { isReport, readReport } from './read-report'

/** How many headers are asked for at once. */
const BATCH = 200
/** So much of a report is read: its fields and the header that it returns come first, however large the rest is. */
const MOST_BYTES = 256 * 1024
/** Of one message that cannot be noted; then it is left, and the others go on. */
const TRIES = 3

const POSITION = 'report-mailbox-position'

interface Position {
  mailbox: string
  uidValidity: string
  /** The last message that was looked at. */
  uid: number
}

/** A mailbox that is open. */
export interface OpenMailbox {
  client: ImapFlow
  name: string
  /** How often each message could not be noted. */
  tries: Map<number, number>
  /** Whether it still belongs to this worker. */
  isOurs: () => Promise<boolean>
}

/**
 * Looks at the messages that came since the last time: reports about emails of the site are noted and moved away. All others stay as
 * they are, unread; of those only the header is asked for, and once.
 */
export async function takeReports(payload: Payload, mailbox: OpenMailbox): Promise<void> {
  const { client, name, isOurs } = mailbox
  if (!client.mailbox) throw new Error('The mailbox is closed.')
  const uidValidity = String(client.mailbox.uidValidity)
  const known = await readValue<Position>(payload, POSITION)
  const last = known?.mailbox === name && known.uidValidity === uidValidity ? known.uid : 0
  const found = await client.search({ uid: `${last + 1}:*` }, { uid: true })
  if (!found) throw new Error('The mailbox cannot be searched.')
  // "*" is the last message, however small its number is.
  const uids = found.filter((uid) => uid > last).sort((one, other) => one - other)
  for (let index = 0; index < uids.length; index += BATCH) {
    const batch = uids.slice(index, index + BATCH)
    for (const uid of await findReports(client, batch)) {
      if (worker.isStopping || !(await isOurs())) return
      await takeReport(payload, mailbox, uid)
    }
    if (!(await isOurs())) return
    await saveValue(payload, POSITION, { mailbox: name, uidValidity, uid: batch.at(-1) ?? last } satisfies Position)
    noteProgress()
  }
}

async function findReports(client: ImapFlow, uids: readonly number[]): Promise<number[]> {
  const reports: number[] = []
  for await (const { uid, headers } of client.fetch(uids.join(','), { uid: true, headers: ['content-type', 'x-failed-recipients'] }, { uid: true })) {
    if (headers && isReport(headers.toString())) reports.push(uid)
  }
  return reports.sort((one, other) => one - other)
}

async function takeReport(payload: Payload, { client, tries }: OpenMailbox, uid: number): Promise<void> {
  const message = await client.fetchOne(String(uid), { source: { start: 0, maxLength: MOST_BYTES } }, { uid: true })
  if (!message || !message.source) return
  const report = await read(message.source, uid)
  if (!report || !(await note(payload, report, uid, tries))) return
  noteProgress()
  if (await move(client, String(uid))) return
  if (!client.usable) throw new Error('The mail server ended the connection.')
  console.error(`Report mailbox: message ${uid} was noted and cannot be moved to ${PROCESSED}.`)
}

/** Mail servers without MOVE take a copy; what others have marked as deleted stays where one message cannot be removed alone. */
async function move(client: ImapFlow, uid: string): Promise<boolean> {
  const options = { uid: true }
  if (client.capabilities.has('MOVE')) return Boolean(await client.messageMove(uid, PROCESSED, options))
  if (!(await client.messageCopy(uid, PROCESSED, options))) return false
  return client.capabilities.has('UIDPLUS') ? client.messageDelete(uid, options) : client.messageFlagsAdd(uid, ['\\Deleted'], options)
}

/** A message that cannot be read says so once, and is left. */
async function read(source: Buffer, uid: number): Promise<Report | null> {
  try {
    return await readReport(source)
  } catch (error) {
    console.error(`Report mailbox: message ${uid} cannot be read, and stays:`, error)
    return null
  }
}

async function note(payload: Payload, report: Report, uid: number, tries: OpenMailbox['tries']): Promise<boolean> {
  try {
    return await noteReport(payload, report)
  } catch (error) {
    const count = (tries.get(uid) ?? 0) + 1
    tries.set(uid, count)
    if (count < TRIES) throw error
    console.error(`Report mailbox: message ${uid} cannot be noted, and stays:`, error)
    return false
  }
}
