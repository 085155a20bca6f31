import type { Session } from '@/lib/contract/sessions'
import { endOf, type SessionTimes } from './agenda'

/** What is on at a stage and what comes after it. */
export interface StageNow<Entry> {
  stage: string
  running: Entry[]
  next: Entry | null
}

/** Whether a session is running; in the minute of its end it no longer is. */
export function isRunning(session: SessionTimes, now: number): boolean {
  return Date.parse(session.startsAt) <= now && now < endOf(session)
}

/**
 * What is on now and what comes next on each stage; stages where nothing is on or to come are left out.
 *
 * @param sessions by their start
 * @param now the present, in milliseconds since 1970
 */
export function runningAndNext<Entry extends SessionTimes & Pick<Session, 'stage'>>(
  sessions: readonly Entry[],
  now: number,
): StageNow<Entry>[] {
  const stages = [...new Set(sessions.map(({ stage }) => stage))]
  return stages
    .map((stage) => {
      const there = sessions.filter((session) => session.stage === stage)
      return {
        stage,
        running: there.filter((session) => isRunning(session, now)),
        next: there.find(({ startsAt }) => Date.parse(startsAt) > now) ?? null,
      }
    })
    .filter(({ running, next }) => running.length > 0 || next !== null)
}
