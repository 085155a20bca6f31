import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { toListView, toViewQuery } from '../lists/list-view'
import { isOfEvent, matchRoute } from '../routes'

/** The address by which a page is stored: days and parts of lists are pages of their own, filters and fragments are not. */
export function storedAddress({ pathname, searchParams }: URL): string {
  const route = matchRoute(pathname)
  const { day, page } = route ? toListView(route.name, searchParams) : {}
  return `${pathname}${toViewQuery({ ...(day && { day }), ...(page && { page }) })}`
}

/** The identifier of the event that a page belongs to; empty for pages of no event, and lists of all of them. */
export function eventOfAddress(pathname: string): string {
  const route = matchRoute(pathname)
  return (route && isOfEvent(route.name) && route.parameters.eventIdentifier) || ''
}

/** Whether a visitor may choose to store the page, which is theirs alone. */
export function isTicketAddress(pathname: string): boolean {
  return matchRoute(pathname)?.name === 'ownRegistration'
}

/** Where a page is read in one language, whatever language the visitor has chosen. */
export function addressIn(locale: Locale, address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
}

/** Whether a page of the site lies at the address, rather than a file, the API or a staff screen. */
export function isPageAddress(pathname: string): boolean {
  return matchRoute(pathname) !== null
}
