import type { FeaturedEvent } from '@/lib/contract/events'
import type { EventStates } from './events/event-state'
import { pathTo } from './routes'

/** A link and the message key of its label. */
export interface NavigationLink<Key extends string = string> {
  href: string
  key: Key
}

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

export const SUBSCRIBE_PATH = `${pathTo('connect')}#subscribe`
export const EVENTS_PATH = `${pathTo('home')}#events`
export const HOW_IT_WORKS_PATH = `${pathTo('home')}#how-it-works`
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
 * The two calls to action of the header, shown as long as the current event is upcoming: when a form cannot be sent, its
 * screen says so and offers the next step.
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
