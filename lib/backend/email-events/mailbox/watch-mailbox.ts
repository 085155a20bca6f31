import type { ImapFlow } from 'imapflow'
import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { MINUTE } from '@/lib/site/text/durations'
import { dropLease, holdLease } from '../../database/locks/named-lease'
import { attempt, forgetProblems } from '../../database/queue/background-problems'
import { worker } from '../../database/queue/worker-state'
import { processState } from '@/lib/runtime'
import { nameMailbox, openMailbox } from './open-mailbox'
import { takeReports, type OpenMailbox } from './take-reports'

const TASK = 'Report mailbox'
const LEASE = 'report-mailbox'
const LEASE_MILLISECONDS = 15_000
/** After the first failure, and at most. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 5 * MINUTE
/** Staff read of a mailbox that is away for so long; of a refused sign-in at once. */
const LONG = 10 * MINUTE
/** It is looked at so often, too: a mail server may forget to tell of news. */
const LONGEST_WAIT = 5 * MINUTE

interface MailboxState {
  client: ImapFlow | null
  tries: OpenMailbox['tries']
  /** Whether it was looked for what an earlier start noted. */
  isTidy: boolean
  isHeld: boolean
  askedForLease: number
  hasNews: boolean
  lookedAt: number
  failures: number
  failingSince: number
  pausedUntil: number
  isNoted: boolean
}

const state = processState<MailboxState>('reportMailbox', () => ({
  ...{ client: null, tries: new Map<number, number>(), isTidy: false, isHeld: false, askedForLease: 0, hasNews: true, lookedAt: 0 },
  ...{ failures: 0, failingSince: 0, pausedUntil: 0, isNoted: false },
}))

/** Reads the mailbox of `BOUNCES_IMAP_URL` in one worker at a time, as news come. Called often; it does nothing where nothing is to do. */
export async function watchMailbox(payload: Payload): Promise<boolean> {
  const { BOUNCES_IMAP_URL: address } = env()
  if (!state.isTidy) await forgetProblems(payload, TASK, new Set(address ? [nameMailbox(address)] : []))
  state.isTidy = true
  if (!address || !(await hasLease(payload)) || Date.now() < state.pausedUntil) return false
  if (state.client?.usable && !state.hasNews && Date.now() - state.lookedAt < LONGEST_WAIT) return false
  await look(payload, address).then(() => succeed(payload, address), (error: unknown) => fail(payload, address, error))
  return false
}

/** Ends the connection, and lets another worker have the mailbox. */
export async function leaveMailbox(payload: Payload): Promise<void> {
  closeClient()
  if (state.isHeld) await dropLease(payload, LEASE, worker.name)
  state.isHeld = false
}

async function hasLease(payload: Payload): Promise<boolean> {
  if (Date.now() - state.askedForLease < LEASE_MILLISECONDS / 3) return state.isHeld
  state.askedForLease = Date.now()
  state.isHeld = await holdLease(payload, LEASE, worker.name, LEASE_MILLISECONDS)
  if (!state.isHeld) closeClient()
  return state.isHeld
}

async function look(payload: Payload, address: string): Promise<void> {
  const client = state.client?.usable ? state.client : await openMailbox(address, { onNews, onClose })
  state.client = client
  state.hasNews = false
  await takeReports(payload, { client, name: nameMailbox(address), tries: state.tries, isOurs: () => hasLease(payload) })
  state.lookedAt = Date.now()
  // Goes on until the next command, and says what comes by the event above.
  client.idle().catch(() => client.close())
}

function onNews(): void {
  state.hasNews = true
}

function onClose(closed: ImapFlow): void {
  if (state.client !== closed) return
  state.client = null
  state.hasNews = true
}

function closeClient(): void {
  const { client } = state
  state.client = null
  state.hasNews = true
  client?.close()
}

async function succeed(payload: Payload, address: string): Promise<void> {
  // An earlier start may have noted that it was away.
  if (state.failures > 0 || !state.isNoted) await attempt(payload, TASK, nameMailbox(address), () => Promise.resolve())
  Object.assign(state, { failures: 0, failingSince: 0, pausedUntil: 0, isNoted: true })
}

async function fail(payload: Payload, address: string, error: unknown): Promise<void> {
  closeClient()
  state.failingSince ||= Date.now()
  state.pausedUntil = Date.now() + Math.min(FIRST_PAUSE * 2 ** state.failures, LONGEST_PAUSE)
  state.failures += 1
  const isRefused = error instanceof Error && 'authenticationFailed' in error
  const reason = error instanceof Error ? describe(error) : String(error)
  if (isRefused || Date.now() - state.failingSince >= LONG) await attempt(payload, TASK, nameMailbox(address), () => Promise.reject(new Error(`Reports about emails cannot be read: ${reason}`)))
  else console.warn(`${TASK} ${nameMailbox(address)}:`, reason)
}

/** The package says "Command failed", and beside it what the mail server said. */
function describe(error: Error & { responseText?: unknown }): string {
  return [error.message, typeof error.responseText === 'string' ? error.responseText : ''].filter(Boolean).join(' ')
}
