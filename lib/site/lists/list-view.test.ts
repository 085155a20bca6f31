import { isPastEnd, toCountry, toListView, toViewQuery, withPage } from './list-view'

const read = (route: Parameters<typeof toListView>[0], query: string) => toListView(route, new URLSearchParams(query))

test.each([
  { query: 'keyword=%20%20nino%20', view: { keyword: 'nino' } },
  { query: 'country=GE&cohort=2027&event=summit-2027', view: { country: 'GE', cohort: '2027', event: 'summit-2027' } },
  { query: 'utm_source=letter&lang=ge', view: {} },
  { query: 'tag=jazz&day=2027-05-13', view: {} },
  { query: 'keyword=one&keyword=two', view: { keyword: 'one' } },
  { query: 'page=1', view: {} },
  { query: 'page=10000', view: {} },
])('the directory of participants reads "$query" as $view', ({ query, view }) => {
  expect(read('participants', query)).toEqual(view)
})

test('an address can only choose what its screen has', () => {
  expect(read('speakers', 'cohort=2027&country=GE')).toEqual({ country: 'GE' })
  expect(read('eventSpeakers', 'event=summit-2026&country=GE')).toEqual({ country: 'GE' })
  expect(read('about', 'keyword=nino&page=2')).toEqual({})
})

test('a value longer than any name is cut off', () => {
  expect(read('speakers', `keyword=${'a'.repeat(300)}`).keyword).toHaveLength(100)
})

test('the same choices in another order are the same view', () => {
  expect(toViewQuery(read('participants', 'page=2&cohort=2027&keyword=tea'))).toBe('?keyword=tea&cohort=2027&page=2')
})

test.each([
  { view: { keyword: 'a & b', page: '3' }, query: '?keyword=a+%26+b&page=3' },
])('$view is written as "$query"', ({ view, query }) => {
  expect(toViewQuery(view)).toBe(query)
})

test('another page keeps what else was chosen, and the first page needs no mention', () => {
  expect(withPage({ country: 'GE' }, 2)).toEqual({ country: 'GE', page: '2' })
  expect(withPage({ country: 'GE', page: '2' }, 3)).toEqual({ country: 'GE', page: '3' })
  expect(withPage({ country: 'GE', page: '2' }, 1)).toEqual({ country: 'GE' })
})

test('a country is chosen from the first page on, and freed where it is chosen already', () => {
  expect(toCountry({ cohort: '2027', page: '2' }, 'GE')).toEqual({ cohort: '2027', country: 'GE' })
  expect(toCountry({ cohort: '2027', country: 'UA' }, 'GE')).toEqual({ cohort: '2027', country: 'GE' })
  expect(toCountry({ cohort: '2027', country: 'GE' }, 'GE')).toEqual({ cohort: '2027' })
})

test.each([
  [{}, [], false],
  [{ page: '2' }, ['somebody'], false],
  [{ page: '99' }, [], true],
] as const)('the view %j of the items %j is past the end: %s', (view, items, isPast) => {
  expect(isPastEnd(view, { items })).toBe(isPast)
})
