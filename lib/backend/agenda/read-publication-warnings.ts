import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { FlattenedField, Payload } from 'payload'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { isEventPublished } from './agenda'
import { countDraftAgenda } from './draft-agenda'
import { publicationWarnings, type PublicationWarning } from './publication-warnings'

/** Reads the warnings about forgotten parts of an event, as it was saved last. */
export async function readPublicationWarnings(payload: Payload, id: string): Promise<PublicationWarning[]> {
  const [latest, isPublished, drafts] = [
    await payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, draft: true, locale: 'all' }),
    await isEventPublished(payload, id),
    await countDraftAgenda(payload, id),
  ]
  const titles = (latest?.title ?? {}) as Partial<Record<Locale, string>>
  const { startsAt, endsAt, timezone } = latest ?? {}
  const texts = textsOf(payload.collections.events.config.flattenedFields, { ...latest })
  return publicationWarnings({ id, titles, isPublished, drafts, texts, times: { startsAt, endsAt, timezone: timezone ?? SITE_TIME_ZONE } })
}

/** The localised texts of a document that was read in all languages, those in groups and lists included. */
function textsOf(fields: FlattenedField[], document: Record<string, unknown>): { label: string; locale: Locale; text: string }[] {
  return fields.flatMap((field) => {
    const value = document[field.name]
    if ('localized' in field && field.localized && field.name !== 'searchText') {
      const texts = (value ?? {}) as Partial<Record<Locale, unknown>>
      const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
      return LOCALES.map((locale) => ({ label, locale, text: toText(texts[locale]) }))
    }
    if (!('flattenedFields' in field)) return []
    return [value ?? []].flat().flatMap((part) => textsOf(field.flattenedFields, part as Record<string, unknown>))
  })
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'root' in value ? convertLexicalToPlaintext({ data: value as Parameters<typeof convertLexicalToPlaintext>[0]['data'] }) : ''
}
