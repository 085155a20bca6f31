import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import type { ShareSubject } from '@/lib/site/sharing/share-image'
import { findCurrentIdentifiers } from './redirected'

/**
 * Finds what the subject of a share image is called now: a link once shared goes on showing its image.
 *
 * @returns null when it has no other name
 * @throws ApiError when the backend is away
 */
export async function findCurrentSubject(locale: Locale, subject: ShareSubject): Promise<ShareSubject | null> {
  const page = pageOf(subject)
  const present = page && (await findCurrentIdentifiers(locale, page))
  if (!present) return null
  const { identifier, eventIdentifier } = present
  const { kind, key, event } = subject
  const name = kind === 'event' ? eventIdentifier : identifier
  return { kind, key: name ?? key, ...(event && { event: eventIdentifier ?? event }) }
}

/** The page whose address changes when staff rename the subject; null where its name never changes. */
function pageOf({ kind, key: identifier, event: eventIdentifier }: ShareSubject): string | null {
  switch (kind) {
    case 'event':
      return pathTo('event', { eventIdentifier: identifier })
    case 'page':
      return eventIdentifier ? pathTo('event', { eventIdentifier }) : null
    case 'speaker':
      return eventIdentifier ? pathTo('eventSpeaker', { eventIdentifier, identifier }) : pathTo('speaker', { identifier })
    case 'participant':
      return eventIdentifier ? pathTo('eventParticipant', { eventIdentifier, identifier }) : pathTo('participant', { identifier })
    case 'team-member':
      return pathTo('teamMember', { identifier })
    case 'article':
      return pathTo('article', { identifier })
    case 'session':
      return null
  }
}
