import type { Locale } from '@/lib/i18n/locales'
import type { ShareSubject } from '@/lib/site/sharing/share-image'
import { subjectPath } from '@/lib/site/sharing/share-subject'
import { findCurrentIdentifiers } from './redirected'

/**
 * Finds the present name of the subject of a share image, so that links shared before a rename keep their image.
 *
 * @returns null when it has no other name
 * @throws ApiError when the backend is away
 */
export async function findCurrentSubject(locale: Locale, subject: ShareSubject): Promise<ShareSubject | null> {
  const path = subjectPath(subject)
  const current = path && (await findCurrentIdentifiers(locale, path))
  if (!current) return null
  const { identifier, eventIdentifier } = current
  const { kind, key, event } = subject
  const name = kind === 'event' ? eventIdentifier : identifier
  return { kind, key: name ?? key, ...(event && { event: eventIdentifier ?? event }) }
}
