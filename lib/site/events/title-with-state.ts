import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { isNoteworthy, type EventState } from './event-state'

/** Begins with what a reader must know first, as entries in calendars do. */
export function titleWithState(title: string, state: EventState, locale: Locale): string {
  return isNoteworthy(state) ? getTranslations({ locale, namespace: 'CalendarFile' })(state, { title }) : title
}
