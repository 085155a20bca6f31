import { SessionDaySchema, type SessionDay } from '@/lib/contract/session-days'
import type { Locale } from '@/lib/i18n/locales'
import { readAll } from './lists/lists'

export function getSessionDays(locale: Locale, event: string): Promise<SessionDay[]> {
  return readAll('sessionDays', SessionDaySchema, locale, { event })
}
