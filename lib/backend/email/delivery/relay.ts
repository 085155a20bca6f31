import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { MINUTE } from '@/lib/site/text/durations'
import { attempt } from '../../database/queue/background-problems'
import { processState } from '@/lib/runtime'
import type { SendError } from './refusals'

/** After the first refusal by the mail server, and at most, in milliseconds: it would lock out whoever asks without a pause. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = MINUTE

const state = processState('relay', () => ({ refusals: 0, pausedUntil: 0, isAway: false }))

/** Whether the mail server is left alone for a while, since it refuses everything. */
export function isRelayPaused(): boolean {
  return Date.now() < state.pausedUntil
}

/** Whether the last email could not be handed over, for a reason that concerns all. */
export function isRelayAway(): boolean {
  return state.isAway
}

/** Notes for staff whether the mail server takes emails, and when it is asked again. @param refusal what it said of all emails; null where it takes them */
export async function noteRelay(payload: Payload, refusal: SendError | null): Promise<void> {
  const { SMTP_URL } = env()
  state.isAway = refusal !== null
  state.refusals = (refusal?.responseCode ?? 0) >= 500 ? state.refusals + 1 : 0
  state.pausedUntil = state.refusals > 0 ? Date.now() + Math.min(FIRST_PAUSE * 2 ** (state.refusals - 1), LONGEST_PAUSE) : 0
  await attempt(payload, 'Mail server', SMTP_URL ? new URL(SMTP_URL).host : '', () => (refusal ? Promise.reject(new Error(refusal.message)) : Promise.resolve()))
}
