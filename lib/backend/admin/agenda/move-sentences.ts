import type { Move, MovePlan } from '@/lib/backend/agenda/move-plan'

export function moveSentence({ reason, moves }: MovePlan): string {
  const count = (wanted: Move['collection'], noun: string) => {
    const found = moves.filter(({ collection }) => collection === wanted).length
    return found === 1 ? `1 ${noun}` : `${found} ${noun}s`
  }
  const sessions = count('sessions', 'session')
  if (reason === 'dates') return `The event has other dates than its ${count('session-days', 'day')} and ${sessions}. They can move along, at the same hours.`
  return `The event has another time zone. Its ${sessions} can move along, at the same hours.`
}

/** Names the sessions that cannot stay at the same hours; empty where all can. */
export function otherHoursSentence({ moves }: MovePlan): string {
  const titles = moves.filter(({ hasOtherHours }) => hasOtherHours).map(({ title }) => `“${title}”`)
  return titles.length > 0 ? `Clocks are changed then, so these begin or end at other hours: ${titles.join(', ')}.` : ''
}
