import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { calendarPath } from '../calendar/calendar-address'
import { isOfEvent, matchRoute, pathTo, type RouteName } from '../routes'

const PAGE_PARAMETER = 'page'

/** What is read at an event comes before forms and lists of people. */
const FIRST_OF_EVENT = ['event', 'agenda', 'eventSpeakers', 'eventFaq', 'explore', 'eventAbout'] as const satisfies readonly RouteName[]

/** Pages kept with any event: where an installed site opens, and what is shown in place of a page that is not kept. */
const GENERAL_PAGES = [pathTo('home'), pathTo('offline')] as const

/** The address by which a page is kept: days, filters and fragments are chosen in the browser, pages of a list are not. */
export function keptAddress({ pathname, searchParams }: URL): string {
  const page = searchParams.get(PAGE_PARAMETER)
  return page && page !== '1' ? `${pathname}?${PAGE_PARAMETER}=${encodeURIComponent(page)}` : pathname
}

/** The pages of an event that lead to all others, in the order in which they are wanted. */
export function firstPagesOf(eventIdentifier: string): string[] {
  return [...FIRST_OF_EVENT.map((name) => pathTo(name, { eventIdentifier })), ...GENERAL_PAGES]
}

/** The identifier of the event that a page belongs to; empty for pages of no event, and lists of all of them. */
export function eventOfAddress(pathname: string): string {
  const route = matchRoute(pathname)
  return (route && isOfEvent(route.name) && route.parameters.eventIdentifier) || ''
}

/** Whether a calendar file of the whole event lies there; those of single sessions would be as many as the sessions. */
export function isKeptCalendar(pathname: string, eventIdentifier: string): boolean {
  return (['event', 'agenda'] as const).some((kind) => pathname === calendarPath({ kind, key: eventIdentifier }, 'ics', DEFAULT_LOCALE))
}

/** Whether a visitor may choose to keep the page, which is theirs alone. */
export function isTicketAddress(pathname: string): boolean {
  return matchRoute(pathname)?.name === 'ownRegistration'
}

/** The name shared by pages that have almost the same words around their own content. */
export function templateOf(address: string): string {
  return matchRoute(address.replace(/\?.*/, ''))?.name ?? ''
}

/** Where a page is read in one language, whatever language the visitor has chosen. */
export function addressIn(locale: Locale, address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
}

/** Whether a page of the site lies at the address, rather than a file, the API or a staff screen. */
export function isPageAddress(pathname: string): boolean {
  return matchRoute(pathname) !== null
}
