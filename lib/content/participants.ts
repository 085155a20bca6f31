import { ParticipantSchema, type Participant } from '@/lib/contract/participants'
import type { Locale } from '@/lib/i18n/locales'
import { readOne } from './lists'

/**
 * The participant with an identifier.
 *
 * @param event the event they must take part in; any when it is missing
 * @returns null when there is none, or not at that event
 */
export function getParticipant(locale: Locale, identifier: string, event?: string): Promise<Participant | null> {
  return readOne('participants', ParticipantSchema, locale, identifier, event ? { event } : {})
}
