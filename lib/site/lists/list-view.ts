import { ROUTES, type RouteName } from '../routes'

/** The parameters of an address that choose what a list shows; absent ones are left out. */
export type ListView = Partial<Record<ViewParameter, string>>

type ViewParameter =
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
  | 'step'
  | 'invited'

const LONGEST_VALUE = 100
/** Whole addresses of the site, which must not be cut. */
const LONGEST_ADDRESS = 1000
const HIGHEST_PAGE = 9999

/**
 * Reads the view parameters of a screen. Empty values are dropped, and so is a page that is no number from 2 to 9999.
 */
export function toListView(route: RouteName, parameters: URLSearchParams): ListView {
  const values = viewParameters(route).map((name) => {
    const value = parameters.get(name)?.trim() ?? ''
    return [name, value.slice(0, name === 'next' ? LONGEST_ADDRESS : LONGEST_VALUE)] as const
  })
  return Object.fromEntries(values.filter(([name, value]) => (name === 'page' ? isLaterPage(value) : value !== '')))
}

function viewParameters(route: RouteName): readonly ViewParameter[] {
  const entry = ROUTES[route]
  return 'view' in entry ? entry.view : []
}

export function pageOf(view: ListView): number {
  return Number(view.page ?? 1)
}

/** Whether a view asks for a page that its list does not have. */
export function isPastEnd(view: ListView, { items }: { items: readonly unknown[] }): boolean {
  return pageOf(view) > 1 && items.length === 0
}

export function withPage({ page: _page, ...view }: ListView, page: number): ListView {
  return page > 1 ? { ...view, page: String(page) } : view
}

/** The view of one country, or of all where it is chosen already. */
export function toCountry(view: ListView, code: string): ListView {
  const { country, ...others } = withPage(view, 1)
  return country === code ? others : { ...others, country: code }
}

/** Whether a view is less than the whole list; another page of it is not. */
export function isNarrowed(view: ListView): boolean {
  return Object.keys(withPage(view, 1)).length > 0
}

/** Whether a word is all that a view is narrowed by. */
export function isSearchAlone(view: ListView): boolean {
  return Object.keys(withPage(view, 1)).join() === 'keyword'
}

/** With its question mark; empty for the default view. */
export function toViewQuery(view: ListView): string {
  const query = new URLSearchParams(view).toString()
  return query ? `?${query}` : ''
}

function isLaterPage(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) > 1 && Number(value) <= HIGHEST_PAGE
}
