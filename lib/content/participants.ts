import {
  ParticipantCardSchema,
  ParticipantSchema,
  type Participant,
  type ParticipantCard,
} from '@/lib/contract/participants'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/site/lists/list-view'
import { readDirectory, type DirectoryStart } from './lists/directories'
import { readOne } from './lists/lists'

/**
 * What the directory of participants begins with.
 *
 * @param view what its address chooses
 * @param event the event they take part in; any when it is missing
 */
export function getParticipantDirectory(
  locale: Locale,
  view: ListView,
  event?: string,
): Promise<DirectoryStart<ParticipantCard>> {
  return readDirectory('participants', ParticipantCardSchema, locale, view, event)
}

/**
 * The participant with an identifier.
 *
 * @param event the event they must take part in; any when it is missing
 * @returns null when there is none, or not at that event
 */
export function getParticipant(locale: Locale, identifier: string, event?: string): Promise<Participant | null> {
  return readOne('participants', ParticipantSchema, locale, identifier, event ? { event } : {})
}
