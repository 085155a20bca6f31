import type { FeaturedEvent } from '@/lib/contract/events'
import type { EventStates } from './events/event-state'
import { pathTo } from './routes'

/** A link of the navigation: where it leads, and the message key of its label. */
export interface NavigationLink<Key extends string = string> {
  href: string
  key: Key
}

/** What the navigation knows of an event. */
export type NavigationEvent = Pick<FeaturedEvent, 'identifier' | 'title' | 'lineupsCount'> & {
  /** The language of the title where it is not that of the page. */
  lang?: string
  /** A word on an event that does not take place as announced. */
  note?: string
}

/** The links that have nothing to do with an event, without the home page. */
export const GENERAL_LINKS = [
  { href: pathTo('about'), key: 'aboutUs' },
  { href: pathTo('galiJazz'), key: 'galiJazz' },
  { href: pathTo('media'), key: 'media' },
  { href: pathTo('connect'), key: 'connect' },
] as const satisfies NavigationLink[]

/** Where the form stands by which one subscribes. */
export const SUBSCRIBE_PATH = `${pathTo('connect')}#subscribe`
/** Where all events stand. */
export const EVENTS_PATH = `${pathTo('home')}#events`
/** Where "How it works" stands. */
export const HOW_IT_WORKS_PATH = `${pathTo('home')}#how-it-works`
/** Where the careers section stands. */
export const CAREERS_PATH = `${pathTo('connect')}#careers`

/** The links of an event in the header; the line-up only when there is one. */
export function eventLinks({ identifier, lineupsCount }: NavigationEvent) {
  const event = { eventIdentifier: identifier }
  const lineup = { href: `${pathTo('agenda', event)}#lineup`, key: 'lineup' } as const
  return [
    { href: pathTo('explore', event), key: 'explore' } as const,
    ...(lineupsCount > 0 ? [lineup] : []),
    { href: pathTo('eventSpeakers', event), key: 'speakers' } as const,
    { href: pathTo('eventParticipants', event), key: 'participants' } as const,
    { href: pathTo('eventFaq', event), key: 'faq' } as const,
  ]
}

/**
 * The two calls to action, which lead to the event that is flagged current.
 *
 * @returns none when no event is current, or when the current one is over, postponed or cancelled
 */
export function callsToAction(events: readonly Pick<FeaturedEvent, 'identifier' | 'isCurrent'>[], states: EventStates) {
  const current = events.find(({ isCurrent }) => isCurrent)
  if (!current || (states[current.identifier] ?? 'upcoming') !== 'upcoming') return []
  const event = { eventIdentifier: current.identifier }
  return [
    { href: pathTo('register', event), key: 'registerForSummit' },
    { href: pathTo('applyNow', event), key: 'applyToAccelerator' },
  ] as const
}
