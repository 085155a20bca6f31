import type { Payload } from 'payload'
import { findValues, readValue, removeValue, saveValue } from '../key-values'

/** Something that is due by the clock and did not work; it is tried again by itself. */
export interface BackgroundProblem {
  task: string
  subject: string
  reason: string
  failedAt: string
}

const KEY_PREFIX = 'problem-'

/** Does one of several things that are due by the clock. A failure is logged and noted until it works, and stops no other. */
export async function attempt(payload: Payload, task: string, subject: string, work: () => Promise<void>): Promise<void> {
  const key = keyOf(task, subject)
  const noted = await readValue<BackgroundProblem>(payload, key)
  try {
    await work()
    if (noted) await removeValue(payload, key)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (noted?.reason === reason) return
    console.error(`${task} ${subject}:`, error)
    await saveValue(payload, key, { task, subject, reason, failedAt: new Date().toISOString() } satisfies BackgroundProblem)
  }
}

/** Forgets what was noted about subjects that no longer have anything due. */
export async function forgetProblems(payload: Payload, task: string, due: ReadonlySet<string>): Promise<void> {
  for (const { task: noted, subject } of await findProblems(payload)) {
    if (noted === task && !due.has(subject)) await removeValue(payload, keyOf(task, subject))
  }
}

export function findProblems(payload: Payload): Promise<BackgroundProblem[]> {
  return findValues<BackgroundProblem>(payload, KEY_PREFIX)
}

function keyOf(task: string, subject: string): string {
  return `${KEY_PREFIX}${task}-${subject}`
}
