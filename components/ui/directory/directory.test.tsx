import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { answerOf } from '@/lib/api/browser-fixture'
import type { ListPage } from '@/lib/contract/query'
import type { ListView } from '@/lib/site/lists/list-view'
import { Directory, type DirectoryProps } from './directory'

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
const country = () => screen.getByRole('combobox', { name: 'Country' })

test('the page that the server rendered is not read again', async () => {
  open()
  expect(heading()).toHaveTextContent('60 people, page 1 of 3')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(queries).toEqual([])
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
