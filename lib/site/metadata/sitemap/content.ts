import type { Event } from '@/lib/contract/events'

export interface Stamped {
  updatedAt?: string
  untranslated?: string[]
}

export interface Named extends Stamped {
  identifier: string
}

interface OfEvent extends Stamped {
  event: string | null
}

interface PersonAtEvents extends Named {
  bio: boolean
  events: string[]
}

/** What the sitemap lists, read in one language: `untranslated` names what fell back there. */
export interface SitemapContent {
  events: Event[]
  speakers: PersonAtEvents[]
  participants: PersonAtEvents[]
  members: (Named & { bio: boolean })[]
  articles: (Named & { body: boolean })[]
  newsletters: (Named & { sentAt: string })[]
  sessions: OfEvent[]
  faqs: OfEvent[]
  home: Stamped
  about: Stamped & { about: { text: boolean } }
  galiJazz: Stamped & { galiJazz: { text: boolean } }
  contact: Stamped
  privacy: Stamped & { privacy: { text: boolean } }
}
