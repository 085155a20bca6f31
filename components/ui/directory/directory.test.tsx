import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { answerOf } from '@/lib/api/browser-fixture'
import type { ListPage } from '@/lib/contract/query'
import type { ListView } from '@/lib/site/lists/list-view'
import { Directory, type DirectoryProps } from './directory'
import type { DirectoryFilter } from './people-filters'

interface Person {
  name: string
  country: string
}

const PATH = '/event/speakers'
const PEOPLE: Person[] = Array.from({ length: 60 }, (_, index) => ({ name: `Person ${index + 1}`, country: index % 2 ? 'GE' : 'UA' }))
const TEXTS: DirectoryProps<Person>['texts'] = {
  count: { one: '{count} person', other: '{count} people' },
  search: 'Search by name',
  submit: 'Search',
  clear: 'Clear filters',
  clearSearch: 'Clear search',
  page: 'page {page} of {pages}',
  nobody: 'Nobody found for {asked}',
  quoted: '“{keyword}”',
  advice: 'Try another spelling.',
  pastEnd: 'This list has no page {page}',
  toFirst: 'To the first page',
  failed: 'The list could not be loaded',
  failedAdvice: 'Check your connection.',
  again: 'Try again',
  pagination: { navigation: 'Pages', previous: 'Previous', next: 'Next', page: 'Page' },
}

/** The list as a backend answers it. */
function pageOf(query: URLSearchParams): ListPage<Person> {
  const [keyword, country, page] = [query.get('keyword') ?? '', query.get('country'), Number(query.get('page') ?? 1)]
  const found = PEOPLE.filter((person) => person.name.includes(keyword) && (!country || person.country === country))
  return { items: found.slice((page - 1) * 24, page * 24), total: found.length, page, limit: 24 }
}

const queries: string[] = []
let isDown = false

beforeEach(() => {
  queries.length = 0
  isDown = false
  window.history.replaceState(null, '', PATH)
  Element.prototype.scrollIntoView = jest.fn()
  AbortSignal.timeout = () => new AbortController().signal
  global.fetch = jest.fn((address: string) => {
    const url = new URL(address, 'http://localhost')
    queries.push(url.search)
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(answerOf(pageOf(url.searchParams)))
  }) as jest.Mock
})

const COHORT: DirectoryFilter = { name: 'cohort', label: 'Cohort', any: 'All', options: [{ value: '2027', label: '2027' }, { value: '2026', label: '2026' }], areChips: true }
const MAP = (
  <nav aria-label="Countries">
    <a href={`${PATH}?country=GE`} data-country="GE">Georgia</a>
    <a href={`${PATH}?country=UA`} data-country="UA">Ukraine</a>
  </nav>
)

function directory(view: ListView = {}, change: Partial<DirectoryProps<Person>> = {}) {
  const first = { view, page: pageOf(new URLSearchParams(view)) }
  const source = { path: '/api/speakers', query: { limit: '24', lang: 'en' }, resourceBaseUrl: '' }
  const country = { name: 'country', label: 'Country', any: 'All', options: [{ value: 'GE', label: 'Georgia' }, { value: 'UA', label: 'Ukraine' }] } as const
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Directory route="speakers" path={PATH} first={first} source={source} filters={[{ ...country, options: [...country.options] }]} texts={TEXTS} locale="en" {...change}>
        {(people) => <ul>{people.map(({ name }) => <li key={name}>{name}</li>)}</ul>}
      </Directory>
    </SWRConfig>
  )
}

const open = (view?: ListView, change?: Partial<DirectoryProps<Person>>) => render(directory(view, change))

const heading = () => screen.getByRole('heading', { level: 2 })
const address = () => `${window.location.pathname}${window.location.search}`
const search = () => screen.getByRole('searchbox', { name: 'Search by name' })
const chip = (name: string) => screen.getByRole('radio', { name })
const country = () => screen.getByRole('combobox', { name: 'Country' })
const goBack = () => act(async () => {
  const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await returned
})

test('the page that the server rendered is not read again', async () => {
  open()
  expect(heading()).toHaveTextContent('60 people, page 1 of 3')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(queries).toEqual([])
})

test('typing searches once it rests, and leaves no steps behind', async () => {
  const steps = window.history.length
  open()
  await userEvent.type(search(), 'Person 3')
  await waitFor(() => expect(heading()).toHaveTextContent('11 people'))
  expect(address()).toBe(`${PATH}?keyword=Person+3`)
  expect(queries).toEqual(['?keyword=Person+3&limit=24&lang=en'])
  expect(window.history.length).toBe(steps)
  expect(screen.getByRole('status')).toHaveTextContent('11 people')
  expect(search()).toHaveFocus()
})

test.each([
  { what: 'typed', enter: () => fireEvent.input(search(), { target: { value: 'Person 60' } }), result: '1 person' },
  { what: 'chosen', enter: () => fireEvent.input(country(), { target: { value: 'GE' } }), result: '30 people' },
])('what was $what before the script came counts', async ({ enter, result }) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(directory())
  enter()
  const root = await act(() => hydrateRoot(container, directory()))
  await waitFor(() => expect(heading()).toHaveTextContent(result))
  act(() => root.unmount())
  container.remove()
})

test('choosing narrows at once, from the first page, and "Back" undoes it', async () => {
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(heading()).toHaveTextContent('60 people, page 2 of 3'))
  await userEvent.selectOptions(country(), 'Georgia')
  await waitFor(() => expect(heading()).toHaveTextContent('30 people, page 1 of 2'))
  expect(address()).toBe(`${PATH}?country=GE`)
  await goBack()
  await waitFor(() => expect(heading()).toHaveTextContent('60 people, page 2 of 3'))
  expect(country()).toHaveValue('')
  await goBack()
  await waitFor(() => expect(heading()).toHaveTextContent('60 people, page 1 of 3'))
  expect(screen.getByText('Person 1')).toBeInTheDocument()
  expect(queries).toHaveLength(2)
})

test('the last results stay while the next ones are on their way', async () => {
  let answer: (() => void) | undefined
  open()
  global.fetch = jest.fn(() => new Promise((resolve) => {
    answer = () => resolve(answerOf(pageOf(new URLSearchParams({ country: 'GE' }))))
  })) as jest.Mock
  await userEvent.selectOptions(country(), 'Georgia')
  expect(screen.getByText('Person 1').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => answer?.())
  expect(await screen.findByText('Person 48')).toBeInTheDocument()
  expect(screen.getByText('Person 48').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
})

test('an empty result says what was asked for, and offers to forget it', async () => {
  open()
  await userEvent.selectOptions(country(), 'Georgia')
  await userEvent.type(search(), 'nobody')
  expect(await screen.findByText('Nobody found for “nobody”, Georgia')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(heading()).toHaveTextContent('60 people'))
  expect(search()).toHaveValue('')
  expect(country()).toHaveValue('')
  expect(address()).toBe(PATH)
  expect(heading()).toHaveFocus()
})

test('a page behind the last one leads back to the first', async () => {
  window.history.replaceState(null, '', `${PATH}?country=GE&page=9`)
  open({ country: 'GE', page: '9' })
  expect(screen.getByText('This list has no page 9')).toBeInTheDocument()
  const back = screen.getByRole('link', { name: 'To the first page' })
  expect(back).toHaveAttribute('href', `${PATH}?country=GE`)
  await userEvent.click(back)
  await waitFor(() => expect(heading()).toHaveTextContent('30 people, page 1 of 2'))
})

test('a failure is told, tried again on demand, and leaves links and form to the browser', async () => {
  open()
  isDown = true
  await userEvent.selectOptions(country(), 'Georgia')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded')
  expect(screen.queryByText('Person 1')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  let wasSent = false
  const look = (event: Event) => {
    wasSent = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('submit', look, { once: true })
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(wasSent).toBe(true)
  isDown = false
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
  await waitFor(() => expect(heading()).toHaveTextContent('30 people'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the button leads to the results at once', async () => {
  open()
  await userEvent.type(search(), 'Person 60{Enter}')
  expect(address()).toBe(`${PATH}?keyword=Person+60`)
  expect(heading()).toHaveFocus()
  await waitFor(() => expect(heading()).toHaveTextContent('1 person'))
  expect(queries).toHaveLength(1)
})

test('a click that opens another tab changes nothing here', async () => {
  const stay = (event: Event) => event.preventDefault()
  open()
  document.addEventListener('click', stay, { once: true })
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(address()).toBe(PATH)
  expect(queries).toEqual([])
})

test('a chip that was pressed before the script came counts', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const tree = () => directory({}, { route: 'participants', filters: [COHORT] })
  container.innerHTML = renderToString(tree())
  fireEvent.click(chip('2027'))
  const root = await act(() => hydrateRoot(container, tree()))
  expect(address()).toBe(`${PATH}?cohort=2027`)
  act(() => root.unmount())
  container.remove()
})

test('a link that bears a country chooses it here, with what else is chosen, and frees it again', async () => {
  open({}, { aside: MAP })
  await userEvent.type(search(), 'Person 3')
  await waitFor(() => expect(heading()).toHaveTextContent('11 people'))
  const georgia = screen.getByRole('link', { name: 'Georgia' })
  await userEvent.click(georgia)
  expect(address()).toBe(`${PATH}?keyword=Person+3&country=GE`)
  expect(georgia).toHaveAttribute('aria-current', 'true')
  expect(country()).toHaveValue('GE')
  await userEvent.selectOptions(country(), 'Ukraine')
  expect(georgia).not.toHaveAttribute('aria-current')
  const ukraine = screen.getByRole('link', { name: 'Ukraine' })
  expect(ukraine).toHaveAttribute('aria-current', 'true')
  await userEvent.click(ukraine)
  expect(address()).toBe(`${PATH}?keyword=Person+3`)
  expect(country()).toHaveValue('')
})
