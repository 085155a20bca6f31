import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { listUrl } from '../content/list-url'
import type { EventTimes } from './agenda-warnings'
import { draftAgendaSentence, type DraftAgenda } from './draft-agenda-sentence'
import { oldDatesIn } from './old-dates'

/** What looks forgotten about an event, with where to correct it. */
export interface PublicationWarning {
  href: string
  text: string
}

interface CheckedEvent {
  id: string
  titles: Partial<Record<Locale, string | null>>
  isPublished: boolean
  drafts: DraftAgenda
  /** Its texts, each with the label of its field. */
  texts?: readonly { label: string; locale: Locale; text: string }[]
  times?: EventTimes
}

export function publicationWarnings({ id, titles, isPublished, drafts, texts = [], times }: CheckedEvent): PublicationWarning[] {
  const copies = LOCALES.filter((locale) => titles[locale]?.trim().endsWith(copySuffix(locale))).map((locale) => ({
    href: `/admin/collections/events/${id}?locale=${locale}`,
    text: `The title${locale === LOCALES[0] ? '' : ` in ${LOCALE_TABLE[locale].ownName}`} still ends in “${copySuffix(locale)}”.`,
  }))
  const sentence = isPublished ? draftAgendaSentence(drafts) : ''
  const collection = drafts.sessions > 0 ? 'sessions' : 'session-days'
  const href = listUrl(collection, { event: { equals: id }, _status: { equals: 'draft' } })
  // What is published may well speak of the year before.
  const oldDates = isPublished || !times ? [] : texts.flatMap(({ label, locale, text }) => oldDatesWarning({ id, label, locale }, oldDatesIn(text, locale, times)))
  return [...(sentence ? [{ href, text: sentence }] : []), ...copies, ...oldDates]
}

function oldDatesWarning({ id, label, locale }: { id: string; label: string; locale: Locale }, dates: readonly string[]): PublicationWarning[] {
  if (dates.length === 0) return []
  const named = dates.map((date) => `“${date}”`).join(', ')
  return [{ href: `/admin/collections/events/${id}?locale=${locale}`, text: `${label} (${LOCALE_TABLE[locale].ownName}) speaks of ${named}, which is not when the event is.` }]
}

function copySuffix(locale: Locale): string {
  return getTranslations({ locale, namespace: 'StaffCopies' })('title', { title: '' }).trim()
}
