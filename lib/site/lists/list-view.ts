import { ROUTES, type RouteName } from '../routes'

/** The parameters in an address that choose what a screen's list shows, as strings; absent ones are left out. */
export type ListView = Partial<Record<ViewParameter, string>>

/** The name of a parameter that chooses what a list shows. */
export type ViewParameter =
  | 'keyword'
  | 'country'
  | 'cohort'
  | 'event'
  | 'tag'
  | 'day'
  | 'stage'
  | 'format'
  | 'speaker'
  | 'page'
  | 'next'
  | 'notice'

const LONGEST_VALUE = 100
/** A whole address of the site, which would lead elsewhere if it were cut. */
const LONGEST_ADDRESS = 1000
const HIGHEST_PAGE = 9999

/**
 * Reads the view of a screen from its address.
 *
 * @param route the screen; only its own view parameters count, in the order of the route table
 * @param parameters the query of the address
 * @returns the values that are not empty; a page that is no number from 2 to 9999 is the first one
 */
export function toListView(route: RouteName, parameters: URLSearchParams): ListView {
  const values = viewParameters(route).map((name) => {
    const value = parameters.get(name)?.trim() ?? ''
    return [name, value.slice(0, name === 'next' ? LONGEST_ADDRESS : LONGEST_VALUE)] as const
  })
  return Object.fromEntries(values.filter(([name, value]) => (name === 'page' ? isLaterPage(value) : value !== '')))
}

/** The parameters by which an address can choose what the list of a screen shows. */
export function viewParameters(route: RouteName): readonly ViewParameter[] {
  const entry = ROUTES[route]
  return 'view' in entry ? entry.view : []
}

/** The number of the page that a view asks for, from 1. */
export function pageOf(view: ListView): number {
  return Number(view.page ?? 1)
}

/** The same view on another page. */
export function withPage({ page: _page, ...view }: ListView, page: number): ListView {
  return page > 1 ? { ...view, page: String(page) } : view
}

/** Whether a view asks for less than the whole list; another page of it is still the whole list. */
export function isNarrowed(view: ListView): boolean {
  return Object.keys(withPage(view, 1)).length > 0
}

/** Writes a view as a query string with its question mark; empty for the view that an address without a query has. */
export function toViewQuery(view: ListView): string {
  const query = new URLSearchParams(view).toString()
  return query ? `?${query}` : ''
}

function isLaterPage(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) > 1 && Number(value) <= HIGHEST_PAGE
}
