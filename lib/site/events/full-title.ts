import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'

type Titled = Pick<Event, 'title' | 'fullTitle'>

/** The title of an event where there is room for all of it. */
export function fullTitleOf({ title, fullTitle }: Titled): string {
  return fullTitle || title
}

/** The `lang` attribute of {@link fullTitleOf}. */
export function fullTitleLanguage(event: Titled & { untranslated?: string[] }): Locale | undefined {
  return languageOf(event, event.fullTitle ? 'fullTitle' : 'title')
}
