import { SessionSchema, type Session } from '@/lib/contract/sessions'
import type { Speaker } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import { readAll } from './lists'

/** The sessions of an event by their start. */
export function getSessions(locale: Locale, event: string): Promise<Session[]> {
  return readAll('sessions', SessionSchema, locale, { event })
}

/** The sessions of a speaker at the events they belong to, by their start. */
export async function getSessionsOf(
  locale: Locale,
  speaker: Pick<Speaker, '_id' | 'events'>,
): Promise<Session[]> {
  const agendas = await Promise.all(speaker.events.map((event) => getSessions(locale, event)))
  return agendas
    .flat()
    .filter((session) => session.speakers.some(({ _id }) => _id === speaker._id))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}
