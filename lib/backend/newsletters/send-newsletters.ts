import { setTimeout as sleep } from 'node:timers/promises'
import { JobCancelledError, type Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { SECOND } from '@/lib/site/text/durations'
import { hasDueJob } from '../database/queue/leases'
import { noteProgress } from '../database/queue/progress'
import { worker } from '../database/queue/worker-state'
import { runStatement, sql } from '../database/statement'
import { inTransaction } from '../database/transaction'
import { askMailServer, deliverEmail, takeRelayRefusal } from '../email/delivery/email-delivery'
import { classifyRefusal, type SendError } from '../email/delivery/refusals'
import { isRelayAway, isRelayPaused, noteRelay } from '../email/delivery/relay'
import { EMAIL_QUEUE, EMAIL_RETRIES, EMAIL_TASKS, toMessage, toRecord } from '../email/email-job'
import { changeEmailState } from '../email/records/change-email-state'
import { processState } from '@/lib/runtime'
import { claimRecipients, endRecipient, hasRecipientsLeft, renewClaim, putOff, releaseClaims, skipRecipient, type Claimed } from './claims'
import { addressLetter, composeLetter, type LetterContent } from './letter-email'
import { actOn, readNewsletter, type StoredNewsletter } from './newsletter'
import { freezeRecipients } from './recipients'

/** How long a letter lets other emails go first, in milliseconds. */
const LONGEST_WAIT = 10 * SECOND
const LOOK_AGAIN = 100

/** What nodemailer calls a mail server that cannot be reached. */
const NO_CONNECTION = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'ETLS']

/** A letter that goes out is written once in each language. */
const state = processState<{ letter?: { id: string; letter: StoredNewsletter; contents: Map<Locale, LetterContent> } }>('newsletterContents', () => ({}))

/** Begins the letters whose time has come. */
export async function beginDueNewsletters(payload: Payload): Promise<void> {
  const due = await runStatement<{ id: string }>(payload, sql`select id from newsletters where state = 'scheduled' and send_at <= ${new Date().toISOString()}`)
  for (const { id } of due) {
    // Another worker, or staff, may have been faster.
    await inTransaction(payload, DEFAULT_LOCALE, (req) => actOn(req, id, 'begin')).catch((error: unknown) => console.error(`Letter ${id}:`, error))
  }
}

/** Writes to some recipients of the letters that go out, one after the other. @returns whether there may be more to do at once */
export async function sendNewsletters(payload: Payload): Promise<boolean> {
  if (isRelayPaused()) return false
  const open = await runStatement<{ id: string; frozen_at: unknown }>(payload, sql`select id, frozen_at from newsletters where state = 'sending' order by sent_at, id`)
  if (open.length === 0) return false
  if (isRelayAway() && (await isStillAway(payload))) return false
  for (const { id, frozen_at: frozenAt } of open) {
    if (!frozenAt) await freezeRecipients(payload, id)
    const claimed = await claimRecipients(payload, id)
    if (!claimed) return sleepUntilNext()
    if (claimed.length > 0) return writeToAll(payload, id, claimed)
    if (!(await hasRecipientsLeft(payload, id))) await finish(payload, id)
  }
  return false
}

/** The rate is counted in parts of a second. */
async function sleepUntilNext(): Promise<boolean> {
  await sleep(LOOK_AGAIN)
  return true
}

async function isStillAway(payload: Payload): Promise<boolean> {
  const refusal = await askMailServer()
  await noteRelay(payload, refusal)
  return refusal !== null
}

async function finish(payload: Payload, id: string): Promise<void> {
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    const [row] = await runStatement<{ state: string }>(payload, sql`select state from newsletters where id = ${id}`, req)
    if (row?.state === 'sending') await actOn(req, id, 'finish')
  })
}

async function writeToAll(payload: Payload, id: string, claimed: readonly Claimed[]): Promise<boolean> {
  try {
    for (const recipient of claimed) {
      await letOthersFirst(payload)
      const renewed = worker.isStopping ? null : await renewClaim(payload, recipient)
      if (!renewed) return true
      if (!(await writeTo(payload, id, recipient, renewed.address))) return false
      noteProgress()
    }
    return true
  } finally {
    await releaseClaims(payload)
  }
}

/** Tickets and confirmations are not queued behind thousands of letters. */
async function letOthersFirst(payload: Payload): Promise<void> {
  const end = Date.now() + LONGEST_WAIT
  while (Date.now() < end && !worker.isStopping && (await hasDueJob(payload, { tasks: EMAIL_TASKS, queue: EMAIL_QUEUE }))) await sleep(LOOK_AGAIN)
}

/** @param to none for somebody who has left the list @returns whether the mail server takes more emails */
async function writeTo(payload: Payload, id: string, recipient: Claimed, to: string | null): Promise<boolean> {
  if (!recipient.subscription || !to) {
    await skipRecipient(payload, recipient)
    return true
  }
  const [letter, content] = await contentFor(payload, id, recipient.locale)
  const email = { ...addressLetter(content, letter, { subscription: recipient.subscription, to }), key: `newsletter-${recipient.id}` }
  const record = toRecord(email, new Date().toISOString())
  const job = email.key
  try {
    await deliverEmail(payload, { record, mail: toMessage(email) }, job)
  } catch (error) {
    // What became of it stands in its record.
    if (!(error instanceof JobCancelledError)) return giveBack(payload, recipient, email.key, error)
  }
  await endRecipient(payload, recipient, email.key)
  return true
}

/** A mail server that is away, or refuses everything, says nothing about the recipient; one that puts an email off is asked again later. */
async function giveBack(payload: Payload, recipient: Claimed, key: string, error: unknown): Promise<boolean> {
  const sendError = error as SendError
  takeRelayRefusal(key)
  const [record] = await runStatement<{ id: string }>(payload, sql`select id from emails where key = ${key}`)
  if (classifyRefusal(sendError) === 'relay' || NO_CONNECTION.some((code) => code === sendError.code)) {
    if (record) await changeEmailState(payload, record, { state: 'queued' })
    await putOff(payload, recipient, null)
    await noteRelay(payload, sendError)
    return false
  }
  const { attempts, backoff } = EMAIL_RETRIES
  if (recipient.tries + 1 < attempts) await putOff(payload, recipient, backoff.delay * 2 ** recipient.tries)
  else {
    if (record) await changeEmailState(payload, record, { state: 'failed', reason: sendError.message })
    await endRecipient(payload, recipient, key)
  }
  return true
}

async function contentFor(payload: Payload, id: string, locale: Locale): Promise<[StoredNewsletter, LetterContent]> {
  if (state.letter?.id !== id) state.letter = { id, letter: await readNewsletter(payload, id), contents: new Map() }
  const { letter, contents } = state.letter
  const content = contents.get(locale) ?? (await composeLetter(payload, letter, locale))
  contents.set(locale, content)
  return [letter, content]
}
