import { eventLinks, menuLinks, type MenuRoute, type NavigationEvent } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'

/** The words of the navigation, in the visitor's language. */
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

/** A link with its words. */
export interface LabelledLink {
  href: string
  label: string
  lang?: string
  /** A word on what the link leads to, set off from its label. */
  note?: string
}

/** An entry of the navigation: a link, or a group of links. */
export type NavigationEntry =
  | (LabelledLink & { links?: undefined })
  | { label: string; title?: string; links: LabelledLink[] }

/**
 * The entries of the navigation, the same in the bar and in the mobile menu.
 *
 * @param routeEvent the event that the screen is about, if it is about one
 */
export function navigationEntries(
  featuredEvents: NavigationEvent[],
  routeEvent: NavigationEvent | undefined,
  labels: NavigationLabels,
): NavigationEntry[] {
  const home = { href: pathTo('home'), label: labels.home }
  const general = menuLinks('header').map(({ href, key }) => ({ href, label: labels[key] }))
  const toEventPage = ({ identifier, title, lang }: NavigationEvent) => ({
    href: pathTo('event', { eventIdentifier: identifier }),
    label: title,
    lang,
  })
  const toListedEvent = (event: NavigationEvent) => ({ ...toEventPage(event), note: event.note })
  const annualEvents = featuredEvents.length > 0 ? [{ label: labels.annualEvents, links: featuredEvents.map(toListedEvent) }] : []
  if (!routeEvent) return [home, ...annualEvents, ...general]
  return [
    { label: labels.home, title: labels.main, links: [home, ...general] },
    ...annualEvents,
    toEventPage(routeEvent),
    ...eventLinks(routeEvent).map(({ href, key }) => ({ href, label: labels[key] })),
  ]
}
