import { eventLinks, menuLinks, type MenuRoute, type NavigationEvent } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'

export type NavigationLabels = Record<
  | 'home'
  | 'homePage'
  | 'main'
  | 'annualEvents'
  | MenuRoute<'header'>
  | 'explore'
  | 'lineup'
  | 'speakers'
  | 'participants'
  | 'faq'
  | 'navigation'
  | 'openMenu'
  | 'closeMenu',
  string
>

export interface LabelledLink {
  href: string
  label: string
  lang?: string
  /** Shown beside the label, such as "Cancelled". */
  note?: string
  /** Of an event that is yet to come: its date, and the address of its cover. */
  when?: string
  cover?: string
  statuses?: NavigationEvent['statuses']
  past?: NavigationEvent['past']
}

/** An entry of the navigation: a link, or a group of links. */
export type NavigationEntry =
  | (LabelledLink & { links?: undefined })
  | { label: string; title?: string; links: LabelledLink[] }

/** The same for the bar and the mobile menu; `routeEvent` is the event that the screen belongs to. */
export function navigationEntries(
  featuredEvents: NavigationEvent[],
  routeEvent: NavigationEvent | undefined,
  labels: NavigationLabels,
): NavigationEntry[] {
  const home = { href: pathTo('home'), label: labels.home }
  const general = menuLinks('header').map(({ href, key }) => ({ href, label: labels[key] }))
  const toEventPage = ({ identifier, title, lang }: Omit<NavigationEvent, 'lineupsCount'>) => ({
    href: pathTo('event', { eventIdentifier: identifier }),
    label: title,
    lang,
  })
  const toListedEvent = ({ identifier, title, lineupsCount: _, ...facts }: NavigationEvent) => ({ ...facts, ...toEventPage({ identifier, title, ...facts }) })
  const annualEvents = featuredEvents.length > 0 ? [{ label: labels.annualEvents, links: featuredEvents.map(toListedEvent) }] : []
  if (!routeEvent) return [home, ...annualEvents, ...general]
  return [
    { label: labels.home, title: labels.main, links: [home, ...general] },
    ...annualEvents,
    toEventPage(routeEvent),
    ...eventLinks(routeEvent).map(({ href, key }) => ({ href, label: labels[key] })),
  ]
}
