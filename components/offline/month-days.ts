import type { Locale } from '@/lib/i18n/locales'
import { dayTemplates } from '@/lib/site/text/dates'

/** A day of each month, such as "{day} May": browsers that know no Georgian cannot name it. */
export function monthDays(locale: Locale): string[] {
  return dayTemplates(locale).map((template) => template.replace(/[\s,]*\{year\}/, ''))
}
