import type { Payload } from 'payload'
import { runStatement, sql } from '../database/statement'
import { EMAIL_STATES, HANDED_OVER, type EmailState } from './records/email-states'

export interface EmailNumbers {
  /** `sent` are all that a mail server has taken, whatever became of them. */
  byState: Record<EmailState | 'sent', number>
  /** Age of the oldest email that waits for its first try. */
  oldestSeconds: number
}

export async function countEmails(payload: Payload, now: Date): Promise<EmailNumbers> {
  const [counts, [oldest]] = await Promise.all([
    runStatement<{ state: EmailState; count: number | string }>(payload, sql`select state, count(*) as count from emails group by state`),
    runStatement<{ at: string | Date | null }>(payload, sql`select min(queued_at) as at from emails where state = 'queued'`),
  ])
  const none = Object.keys(EMAIL_STATES).map((state) => [state, 0])
  const byState = Object.fromEntries([...none, ...counts.map(({ state, count }) => [state, Number(count)])]) as Record<EmailState, number>
  return {
    byState: { sent: HANDED_OVER.reduce((sum, state) => sum + byState[state], 0), ...byState },
    oldestSeconds: oldest?.at ? Math.max(0, (now.getTime() - new Date(oldest.at).getTime()) / 1000) : 0,
  }
}
