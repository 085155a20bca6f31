import type { AgendaSession } from './agenda-view'

/** By day the speakers who are first heard on it, in the order of the days; days without any are missing. */
export function speakersByDay(sessions: readonly Pick<AgendaSession, 'date' | 'startsAt' | 'speakers'>[]): Map<string, string[]> {
  const days = new Map<string, string[]>()
  const heard = new Set<string>()
  for (const { date, speakers } of [...sessions].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    const first = speakers.map(({ identifier }) => identifier).filter((identifier) => !heard.has(identifier))
    for (const identifier of first) heard.add(identifier)
    if (first.length > 0) days.set(date, [...(days.get(date) ?? []), ...first])
  }
  return days
}
