import type { PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { findEventIfPublished } from '../content/find-event'
import { withLocaleRestored } from '../database/transaction'
import type { AnnouncementFacts, Audience } from './audience'

/** The facts that an announcement about an event would contain now, by language. @returns null while the event is not published */
export function readAnnouncedFacts(req: PayloadRequest, id: string, audience: Audience, isNews = false): Promise<Record<Locale, AnnouncementFacts> | null> {
  return withLocaleRestored(req, async () => {
    const facts: [Locale, AnnouncementFacts][] = []
    for (const locale of LOCALES) {
      const event = await findEventIfPublished(req.payload, id, locale, req)
      if (!event) return null
      facts.push([locale, audience.factsOf(event, locale, isNews)])
    }
    return Object.fromEntries(facts) as Record<Locale, AnnouncementFacts>
  })
}
