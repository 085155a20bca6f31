import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { listUrl } from '../content/list-url'
import { draftAgendaSentence, type DraftAgenda } from './draft-agenda-sentence'

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
}

export function publicationWarnings({ id, titles, isPublished, drafts }: CheckedEvent): PublicationWarning[] {
  const copies = LOCALES.filter((locale) => titles[locale]?.trim().endsWith(copySuffix(locale))).map((locale) => ({
    href: `/admin/collections/events/${id}?locale=${locale}`,
    text: `The title${locale === LOCALES[0] ? '' : ` in ${LOCALE_TABLE[locale].ownName}`} still ends in “${copySuffix(locale)}”.`,
  }))
  const sentence = isPublished ? draftAgendaSentence(drafts) : ''
  const collection = drafts.sessions > 0 ? 'sessions' : 'session-days'
  const href = listUrl(collection, { event: { equals: id }, _status: { equals: 'draft' } })
  return [...(sentence ? [{ href, text: sentence }] : []), ...copies]
}

function copySuffix(locale: Locale): string {
  return getTranslations({ locale, namespace: 'StaffCopies' })('title', { title: '' }).trim()
}
