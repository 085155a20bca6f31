import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

const FIELDS = 'title,startsAt,endsAt,stage,sessionDay'

/** Where the browser reads all sessions of an event with what is needed to name and find them. */
export function sessionListAddress(eventIdentifier: string, locale: Locale): string {
  const query = new URLSearchParams({ event: eventIdentifier, all: 'true', lang: LOCALE_TABLE[locale].cookieValue })
  return `/api/sessions?${query.toString()}&select=${FIELDS}`
}
