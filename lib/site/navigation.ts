import type { FeaturedEvent } from '@/lib/contract/events'
import { pathTo, ROUTE_NAMES, ROUTES, type Menu, type RouteWith } from './routes'

/** A screen that a menu links to; its name is the message key of its label. */
export type MenuRoute<Name extends Menu> = RouteWith<'menus', Record<Name, number>>

export type NavigationEvent = Pick<FeaturedEvent, 'identifier' | 'title' | 'lineupsCount'> & {
  /** The language of the title where it is not that of the page. */
  lang?: string
  /** A word on an event that does not take place as announced. */
  note?: string
  /** The date of one that is yet to come. */
  when?: string
  /** The address of its cover. */
  cover?: string
  /** Its offers, and from when on, in milliseconds since 1970. */
  statuses?: { from: number; content: string }[]
  /** Stands before the first of those that are over. */
  past?: string
}

export const SUBSCRIBE_PATH = `${pathTo('connect')}#subscribe`
export const EVENTS_PATH = `${pathTo('home')}#events`
export const HOW_IT_WORKS_PATH = `${pathTo('home')}#how-it-works`
export const CAREERS_PATH = `${pathTo('connect')}#careers`

/** Sections of pages in the footer, with their places among its pages. */
const FOOTER_SECTIONS = [
  { href: HOW_IT_WORKS_PATH, key: 'howItWorks', place: 50 },
  { href: CAREERS_PATH, key: 'careers', place: 60 },
] as const

/** The pages of a menu in their order, with the message keys of their labels. */
export function menuLinks<Name extends Menu>(menu: Name) {
  return inOrder(pagesIn(menu))
}

/** The pages and sections that stand under "Information" in the footer. */
export function footerLinks() {
  return inOrder([...pagesIn('footer'), ...FOOTER_SECTIONS])
}

function pagesIn<Name extends Menu>(menu: Name) {
  return ROUTE_NAMES.flatMap((name) => {
    const { pattern: href, menus }: { pattern: string; menus: Partial<Record<Menu, number>> } = ROUTES[name]
    const place = menus[menu]
    return place === undefined ? [] : [{ href, key: name as MenuRoute<Name>, place }]
  })
}

function inOrder<Link extends { place: number }>(links: readonly Link[]): Link[] {
  return [...links].sort((one, other) => one.place - other.place)
}

/** The links of an event in the footer. */
export function eventFooterLinks(eventIdentifier: string) {
  const event = { eventIdentifier }
  return [
    { href: pathTo('explore', event), key: 'explore' },
    { href: pathTo('eventSpeakers', event), key: 'speakers' },
    { href: pathTo('eventParticipants', event), key: 'participants' },
    { href: pathTo('eventFaq', event), key: 'faq' },
  ] as const
}

/** The links of an event in the header; the line-up only when there is one. */
export function eventLinks({ identifier, lineupsCount }: NavigationEvent) {
  const [explore, ...others] = eventFooterLinks(identifier)
  const lineup = { href: `${pathTo('agenda', { eventIdentifier: identifier })}#lineup`, key: 'lineup' } as const
  return [explore, ...(lineupsCount > 0 ? [lineup] : []), ...others]
}

/** The pages of an event in its own row of links; their names are the message keys of their labels. */
const EVENT_PAGES = ['eventAbout', 'agenda', 'eventSpeakers', 'eventParticipants', 'eventFaq', 'explore'] as const

export type EventPage = (typeof EVENT_PAGES)[number]

export function eventPages(eventIdentifier: string) {
  return EVENT_PAGES.map((page) => ({ page, href: pathTo(page, { eventIdentifier }) }))
}

/** The two calls to action of the header: when a form cannot be sent, its screen says so and offers the next step. */
export function callsToAction(events: readonly Pick<FeaturedEvent, 'identifier' | 'isCurrent'>[]) {
  const current = events.find(({ isCurrent }) => isCurrent)
  if (!current) return []
  const event = { eventIdentifier: current.identifier }
  return [
    { href: pathTo('register', event), key: 'registerForSummit' },
    { href: pathTo('applyNow', event), key: 'applyToAccelerator' },
  ] as const
}
