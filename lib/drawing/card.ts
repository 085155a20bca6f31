import type { Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay, formatDayRange } from '@/lib/site/text/dates'
import { formatTimes } from '@/lib/site/text/instants'
import type { ShareEvent, ShareFacts } from '@/lib/site/sharing/share-facts'
import type { ShareSubject } from '@/lib/site/sharing/share-image'
import { takesPlace } from '@/lib/site/events/held-days'
import type { Look } from './palette'

/** The words of a card, from top to bottom; an empty text is left out. */
export interface Card {
  look: Look
  /** A small line and its subject, such as "I'm speaking at" and the event. */
  label: string
  headline: string
  note: string
  /** A warning that the event is cancelled or postponed. */
  badge: string
  title: string
  lines: string[]
  siteName: string
  /** Whether the pictures are `faces` beside the text, a `cover` beside it or a `backdrop` behind it. */
  picture: 'faces' | 'cover' | 'backdrop'
  photos: ShareFacts['photos']
}

/** The words of the site on cards. */
export interface CardWords {
  speaking: string
  spoke: string
  participant: string
  team: string
  article: string
  letter: string
  cancelled: string
  postponed: string
  /** The name of the page, where the card is of one. */
  page: string
}

/** Puts facts into the words and the arrangement of a card. */
export function toCard(kind: ShareSubject['kind'], facts: ShareFacts, words: CardWords, locale: Locale): Card {
  const { event, title, lines, siteName, photos } = facts
  const blank = { look: 'night', label: '', headline: '', note: '', badge: toBadge(event, words), title, lines, siteName, photos } as const
  const [days, timeZone] = [event ? toDays(event, locale) : '', event?.timezone ?? SITE_TIME_ZONE]
  switch (kind) {
    case 'event':
      return { ...blank, label: days, note: event?.place ?? '', picture: 'backdrop' }
    case 'speaker':
      return {
        ...blank,
        look: 'accent',
        label: event ? (event.state === 'past' ? words.spoke : words.speaking) : '',
        headline: event?.title ?? '',
        note: [days, event?.place].filter(Boolean).join(' · '),
        picture: 'faces',
      }
    case 'participant':
      return { ...blank, look: 'paper', label: [words.participant, event?.title].filter(Boolean).join(' · '), headline: facts.project ?? '', badge: '', picture: 'faces' }
    case 'team-member':
      return { ...blank, look: 'paper', label: words.team, picture: 'faces' }
    case 'article':
    case 'letter': {
      const day = facts.startsAt ? formatDay(facts.startsAt, { locale, timeZone }) : ''
      return { ...blank, look: 'paper', label: [words[kind], day].filter(Boolean).join(' · '), picture: 'cover' }
    }
    case 'session': {
      const times = facts.startsAt && event?.state !== 'postponed' ? formatTimes(facts.startsAt, facts.endsAt ?? null, { locale, timeZone }) : ''
      return { ...blank, label: event?.title ?? '', note: [times, facts.stage].filter(Boolean).join(' · '), picture: photos[0]?.name ? 'faces' : 'backdrop' }
    }
    case 'page':
      return { ...blank, label: event?.title ?? '', note: days, title: title || words.page, picture: 'backdrop' }
  }
}

function toBadge(event: ShareEvent | null, words: CardWords): string {
  return event?.state === 'cancelled' || event?.state === 'postponed' ? words[event.state] : ''
}

/** Cards strike nothing out, so dates that do not hold are left out. */
function toDays({ startsAt, endsAt, timezone, state }: ShareEvent, locale: Locale): string {
  const event = { startsAt, status: state }
  return takesPlace(event) ? formatDayRange(event.startsAt, endsAt, { locale, timeZone: timezone }) : ''
}
