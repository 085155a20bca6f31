import type { Session } from '@/lib/contract/sessions'
import { endOf, type SessionTimes } from './agenda'

export interface StageNow<Entry> {
  stage: string
  running: Entry[]
  next: Entry | null
}

/** In the minute of its end a session no longer runs. */
export function isRunning(session: SessionTimes, now: number): boolean {
  return Date.parse(session.startsAt) <= now && now < endOf(session)
}

/** The present and the next session of each stage, without stages where nothing is left; `sessions` are ordered by start. */
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
