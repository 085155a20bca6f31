import {
  ParticipantCardSchema,
  ParticipantSchema,
  type Participant,
  type ParticipantCard,
} from '@/lib/contract/participants'
import type { ListPage, ListQueryInput } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/site/lists/list-view'
import { readDirectory, type DirectoryStart } from './lists/directories'
import { readAll, readOne, readPage } from './lists/lists'

export function getParticipants(locale: Locale, query: ListQueryInput = {}): Promise<ListPage<ParticipantCard>> {
  return readPage('participants', ParticipantCardSchema, locale, query)
}

export function getParticipantDirectory(
  locale: Locale,
  view: ListView,
  event?: string,
): Promise<DirectoryStart<ParticipantCard>> {
  return readDirectory('participants', ParticipantCardSchema, locale, view, event)
}

/** Whether all participants of an event belong to one cohort; those without a cohort are in no facet. */
export async function haveOneCohort(locale: Locale, event: string): Promise<boolean> {
  const participants = await readAll('participants', ParticipantSchema.pick({ cohort: true }), locale, { event })
  const cohorts = new Set(participants.map(({ cohort }) => cohort))
  return cohorts.size === 1 && !cohorts.has('')
}

/** `event` is one that they must take part in. */
export function getParticipant(locale: Locale, identifier: string, event?: string): Promise<Participant | null> {
  return readOne('participants', ParticipantSchema, locale, identifier, event ? { event } : {})
}
