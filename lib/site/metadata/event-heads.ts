import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { closedMessage } from '../events/closed-message'
import { eventOutline } from '../events/event-outline'
import { eventState, isNoteworthy, type EventTiming } from '../events/event-state'
import { isPlaceKnown } from '../events/explore'
import { closedReason, isOpen, SIGN_UP_RULES, type SignUpKind } from '../events/registration-status'
import { titleWithState } from '../events/title-with-state'
import type { ShareSubject } from '../sharing/share-image'
import { formatInstant } from '../text/instants'
import { firstParagraph } from '../text/plain-text'
import { shortPlaceOf } from '../text/place'

interface PageHead {
  title: string
  description: string
  image: ShareSubject
}

/** What the head of a page of an event says: first that it does not take place as announced, where that is so. */
export function eventHead<Head extends { title: string; description?: string }>(event: EventTiming, head: Head, locale: Locale, now?: number): Pick<Head, 'title' | 'description'> {
  const { title, description } = head
  const state = eventState(event, now)
  if (!isNoteworthy(state)) return { title, description }
  const t = getTranslations({ locale, namespace: 'EventNotice' })
  return { title: titleWithState(title, state, locale), description: `${t(`${state}Title`)}. ${description?.trim() || t(`${state}Text`)}` }
}

/** What staff say of an event to invite to it, else when and where it is; nothing where it does not take place as announced. */
export function invitationOf(event: Event, locale: Locale, now?: number): string {
  if (isNoteworthy(eventState(event, now))) return ''
  return event.summary.trim() || firstParagraph(event.description) || [event.title, eventOutline(event, locale)].filter(Boolean).join(': ')
}

interface SignUpHeadOptions {
  kind: SignUpKind
  locale: Locale
  now?: number
}

/** The head of a form's page: how to sign up for an event, or why that is not possible, which is said first of a cancelled event. */
export function signUpHead(event: Event, options: SignUpHeadOptions): PageHead {
  const { locale, now = Date.now() } = options
  const head = formHead(event, { ...options, now })
  return eventState(event, now) === 'cancelled' ? { ...head, ...eventHead(event, head, locale, now) } : head
}

function formHead(event: Event, { kind, locale, now }: Required<SignUpHeadOptions>): PageHead {
  const status = SIGN_UP_RULES[kind](event, now)
  const name = event.title
  const outline = eventOutline(event, locale)
  const facts = { event: name, outline }
  if (!isOpen(status)) {
    const closed = getTranslations({ locale, namespace: 'SignUpClosed' })
    const opensAt = event[kind]?.opensAt
    const date = opensAt ? formatInstant(opensAt, { locale, timeZone: event.timezone }) : ''
    const reason = closed(closedMessage(closedReason(event, status), kind), { date })
    const described = { reason, event: [name, outline].filter(Boolean).join(', ') }
    return { title: closed('metaTitle', { reason, event: name }), description: closed('metaDescription', described), image: { kind: 'event', key: event.identifier } }
  }
  if (kind === 'registration') {
    const register = getTranslations({ locale, namespace: 'RegisterPage' })
    const image = { kind: 'page', key: 'register', event: event.identifier } as const
    return { title: register('metaTitle', { event: name }), description: register('metaDescription', facts).trim(), image }
  }
  const apply = getTranslations({ locale, namespace: 'ApplyNowPage' })
  return { title: apply('metaTitle', { event: name }), description: apply('metaDescription', facts).trim(), image: { kind: 'page', key: 'applyNow', event: event.identifier } }
}

export function exploreDescription(event: Event, locale: Locale): string {
  const place = shortPlaceOf(event)
  return getTranslations({ locale, namespace: 'ExplorePage' })('metaDescription', { event: event.title, place, isKnown: String(place !== ''), isDescribed: String(isPlaceKnown(event)) })
}
