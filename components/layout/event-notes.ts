import { getTranslations } from 'next-intl/server'
import { isNoteworthy, type EventStates } from '@/lib/site/events/event-state'

/** What the navigation says beside the name of a postponed or cancelled event, by identifier. */
export async function eventNotes(states: EventStates): Promise<Partial<Record<string, string>>> {
  const t = await getTranslations('EventBadge')
  return Object.fromEntries(Object.entries(states).flatMap(([identifier, state]) => (isNoteworthy(state) ? [[identifier, t(state)]] : [])))
}
