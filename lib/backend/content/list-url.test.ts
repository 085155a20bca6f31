import { listUrl } from './list-url'

test.each<{ conditions: Parameters<typeof listUrl>[1]; query: string }>([
  { conditions: { event: { equals: 'e' }, _status: { equals: 'draft' } }, query: 'where[or][0][and][0][event][equals]=e&where[or][0][and][1][_status][equals]=draft' },
  {
    conditions: { state: { equals: 'waiting' }, event: { in: ['e', 'f'] } },
    query: 'where[or][0][and][0][state][equals]=waiting&where[or][0][and][1][event][in][0]=e&where[or][0][and][1][event][in][1]=f',
  },
  { conditions: { state: { equals: 'received' }, event: { not_in: [] } }, query: 'where[or][0][and][0][state][equals]=received' },
])('a list is narrowed by $query', ({ conditions, query }) => {
  expect(listUrl('registrations', conditions)).toBe(`/admin/collections/registrations?${query}`)
})
