import type { Event } from '@/lib/contract/events'
import { SESSION_FORMATS, type Session } from '@/lib/contract/sessions'
import type { Locale } from '@/lib/i18n/locales'
import { countSessions, dayOf, endOf } from '@/lib/site/agenda/agenda'
import { arrangeAgenda, isShownWhole } from '@/lib/site/agenda/agenda-arrangement'
import { speakerChoices, stageChoices } from '@/lib/site/agenda/agenda-choices'
import { filterOf, isFiltering } from '@/lib/site/agenda/agenda-filter'
import type { Agenda } from '@/lib/site/agenda/agenda-view'
import type { ListView } from '@/lib/site/lists/list-view'
import { shareTranslations } from '@/lib/site/text/share-translations'
import { getSessionDays } from './session-days'
import { countEntries, getSessionEntries, getSessions, getSomeSessions } from './sessions'
import { getSpeakerNames } from './speakers'

/** The agenda of an event in one piece; null for one that is empty, or too long to be shown whole. */
export async function getShortAgenda(locale: Locale, event: Event): Promise<Agenda | null> {
  const total = await countEntries(locale, event.identifier)
  return total > 0 && isShownWhole(total) ? getAgenda(locale, event, {}, Date.now()) : null
}

/** The agenda of an event: all of a short one, else as much of a day as is shown at once. */
export async function getAgenda(locale: Locale, event: Event, view: ListView, now: number): Promise<Agenda> {
  const { identifier } = event
  const [index, sessionDays] = await Promise.all([getSessionEntries(locale, identifier), getSessionDays(locale, identifier)])
  // Speakers are costly to read: of a long agenda they are read only for the sessions shown, or for a filter.
  const isRead = isShownWhole(index.length) || isFiltering(filterOf(view))
  const keys = new Map(index.map(({ _id, stageKey }) => [_id, stageKey]))
  const withStages = (sessions: Session[]) => shareTranslations(sessions, 'stage', keys, index)
  const all = isRead ? withStages(await getSessions(locale, identifier)) : null
  // Sessions read in full may be newer than the index.
  const entries = all?.map((session) => ({ ...session, stageKey: keys.get(session._id) ?? session.stage })) ?? index
  const speakers = new Map(all?.map((session) => [session._id, session.speakers.map((speaker) => speaker.identifier)]))
  const { parts, ...arrangement } = arrangeAgenda(entries, { event, sessionDays, speakers, view, now })
  const shown = new Map(parts[arrangement.page - 1]?.map((entry) => [entry._id, entry]))
  const [sessions, people] = await Promise.all([
    all ? all.filter(({ _id }) => shown.has(_id)) : getSomeSessions(locale, identifier, [...shown.keys()], entries).then(withStages),
    arrangement.isWhole ? all?.flatMap((session) => session.speakers) : getSpeakerNames(locale, identifier),
  ])
  return {
    ...arrangement,
    total: entries.length,
    sessionsCount: countSessions(entries),
    sessions: sessions.map((session) => ({
      ...session,
      date: dayOf(session, arrangement.calendar),
      stageKey: shown.get(session._id)?.stageKey ?? session.stage,
    })),
    parts: parts.map((part, index) => ({ page: index + 1, startsAt: part[0]?.startsAt ?? '', end: Math.max(...part.map(endOf)) })),
    stages: stageChoices(entries),
    formats: SESSION_FORMATS.filter((format) => format !== 'break' && entries.some((entry) => entry.format === format)),
    speakers: speakerChoices(people ?? [], locale),
  }
}

