import type { z } from 'zod'
import { MAX_LIMIT } from '@/lib/contract/query'
import { SessionSchema, type Session } from '@/lib/contract/sessions'
import type { Speaker } from '@/lib/contract/speakers'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { pageHolding } from '@/lib/site/agenda/agenda-parts'
import { shareTranslations } from '@/lib/site/text/share-translations'
import { readAll, readPage, readStamped } from './lists/lists'

/** Everything but texts and people, which is cheap to read of many sessions. */
const SessionEntrySchema = SessionSchema.pick({
  _id: true,
  untranslated: true,
  sessionDay: true,
  startsAt: true,
  endsAt: true,
  stage: true,
  format: true,
})

export interface SessionEntry extends z.infer<typeof SessionEntrySchema> {
  /** The English name of the stage, which addresses use in every language. */
  stageKey: string
}

export function getSessions(locale: Locale, event: string): Promise<Session[]> {
  return readStamped('sessions', SessionSchema, locale, { all: true, event })
}

/** How long the agenda of an event is, breaks included, which is cheaper to know than what is on it. */
export async function countEntries(locale: Locale, event: string): Promise<number> {
  const { total } = await readPage('sessions', SessionEntrySchema, locale, { event, limit: 1 })
  return total
}

export async function hasSessions(locale: Locale, event: string): Promise<boolean> {
  return (await countEntries(locale, event)) > 0
}

export async function getSessionsOf(
  locale: Locale,
  speaker: Pick<Speaker, '_id' | 'events'>,
): Promise<Session[]> {
  // A remote backend may not know the filter.
  const read = (event: string) => readStamped('sessions', SessionSchema, locale, { all: true, event, speaker: speaker._id })
  const agendas = await Promise.all(speaker.events.map(read))
  return agendas
    .flat()
    .filter((session) => session.speakers.some(({ _id }) => _id === speaker._id))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}

export async function getSession(locale: Locale, key: string): Promise<Session | null> {
  const [session = null] = await readStamped('sessions', SessionSchema, locale, { _id: key, limit: 1 })
  return session
}

/** All sessions of an event in their natural order, without texts and people. */
export async function getSessionEntries(locale: Locale, event: string): Promise<SessionEntry[]> {
  const [entries, named] = await Promise.all([
    readAll('sessions', SessionEntrySchema, locale, { event }),
    readAll('sessions', SessionEntrySchema, DEFAULT_LOCALE, { event }),
  ])
  const keys = new Map(named.map(({ _id, stage }) => [_id, stage]))
  return shareTranslations(entries, 'stage', keys).map((entry) => ({ ...entry, stageKey: keys.get(entry._id) || entry.stage }))
}

/** Reads some sessions in full, by the smallest page that holds them; `entries` are all sessions of the event. */
export async function getSomeSessions(
  locale: Locale,
  event: string,
  ids: readonly string[],
  entries: readonly Pick<Session, '_id'>[],
): Promise<Session[]> {
  const keys = new Set(ids)
  const first = entries.findIndex(({ _id }) => keys.has(_id))
  const last = entries.findLastIndex(({ _id }) => keys.has(_id))
  if (first < 0) return []
  const page = pageHolding(first, last - first + 1, MAX_LIMIT)
  const items = page ? (await readPage('sessions', SessionSchema, locale, { event, ...page })).items : []
  const sessions = items.filter(({ _id }) => keys.has(_id))
  // Sessions that are far apart, or that moved between the two reads.
  return sessions.length === keys.size ? sessions : (await getSessions(locale, event)).filter(({ _id }) => keys.has(_id))
}
