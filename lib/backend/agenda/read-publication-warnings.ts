import type { Payload } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { countDraftAgenda } from './draft-agenda'
import { publicationWarnings, type PublicationWarning } from './publication-warnings'

/** Reads the warnings about forgotten parts of an event, as it was saved last. */
export async function readPublicationWarnings(payload: Payload, id: string): Promise<PublicationWarning[]> {
  const event = { collection: 'events', id, depth: 0, disableErrors: true } as const
  const [latest, stored, drafts] = [
    await payload.findByID({ ...event, draft: true, locale: 'all', select: { title: true } }),
    await payload.findByID({ ...event, select: { _status: true } }),
    await countDraftAgenda(payload, id),
  ]
  const titles = (latest?.title ?? {}) as Partial<Record<Locale, string>>
  return publicationWarnings({ id, titles, isPublished: stored?._status === 'published', drafts })
}
