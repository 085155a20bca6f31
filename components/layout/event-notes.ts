import { getTranslations } from 'next-intl/server'
import { isNoteworthy, type EventStates } from '@/lib/site/events/event-state'

/** The words that the navigation puts beside the names of events, by identifier: that one is postponed or cancelled. */
export async function eventNotes(states: EventStates): Promise<Partial<Record<string, string>>> {
  const t = await getTranslations('EventBadge')
  return Object.fromEntries(Object.entries(states).flatMap(([identifier, state]) => (isNoteworthy(state) ? [[identifier, t(state)]] : [])))
}
