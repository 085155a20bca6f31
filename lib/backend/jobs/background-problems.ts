import type { Payload } from 'payload'

/** Something that is due by the clock and did not work; it is tried again by itself. */
export interface BackgroundProblem {
  task: string
  subject: string
  reason: string
  failedAt: string
}

const KEY_PREFIX = 'problem-'
const collection = { collection: 'payload-kv' } as const

/** Does one of several things that are due by the clock. A failure is logged and noted until it works, and stops no other. */
export async function attempt(payload: Payload, task: string, subject: string, work: () => Promise<void>): Promise<void> {
  const where = { key: { equals: keyOf(task, subject) } }
  const noted = await payload.db.findOne<{ id: string; data: BackgroundProblem }>({ ...collection, where })
  try {
    await work()
    if (noted) await payload.db.deleteOne({ ...collection, where })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (noted?.data.reason === reason) return
    console.error(`${task} ${subject}:`, error)
    const data: BackgroundProblem = { task, subject, reason, failedAt: new Date().toISOString() }
    await payload.db.upsert({ ...collection, where, data: { key: where.key.equals, data } })
  }
}

/** Forgets what was noted about subjects that no longer have anything due. */
export async function forgetProblems(payload: Payload, task: string, due: ReadonlySet<string>): Promise<void> {
  for (const { task: noted, subject } of await findProblems(payload)) {
    if (noted === task && !due.has(subject)) await payload.db.deleteOne({ ...collection, where: { key: { equals: keyOf(task, subject) } } })
  }
}

export async function findProblems(payload: Payload): Promise<BackgroundProblem[]> {
  const { docs } = await payload.db.find<{ id: string; data: BackgroundProblem }>({ ...collection, where: { key: { like: KEY_PREFIX } }, pagination: false })
  return docs.map(({ data }) => data)
}

function keyOf(task: string, subject: string): string {
  return `${KEY_PREFIX}${task}-${subject}`
}
