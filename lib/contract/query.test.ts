import { DocumentQuerySchema, ListQuerySchema } from './query'

test('a list that is asked for without parameters starts at its first page', () => {
  expect(ListQuerySchema.parse({})).toEqual({ all: false, page: 1, limit: 12 })
})

describe('accepted', () => {
  test.each([
    { name: 'page', given: '007', read: 7 },
    { name: 'limit', given: '100', read: 100 },
    { name: 'all', given: 'true', read: true },
    { name: 'isFeatured', given: 'false', read: false },
    { name: 'keyword', given: 'ა'.repeat(200), read: 'ა'.repeat(200) },
    { name: 'select', given: ' title,venue  startsAt , ', read: ['title', 'venue', 'startsAt'] },
  ])('$name=$given', ({ name, given, read }) => {
    expect(ListQuerySchema.parse({ [name]: given })).toHaveProperty(name, read)
  })
})

describe('refused', () => {
  test.each([
    ['page', '0'],
    ['page', '9999999999999999'],
    ['limit', '101'],
    ['isFeatured', 'yes'],
    ['keyword', 'x'.repeat(201)],
    ['select', 'x'.repeat(1001)],
  ])('%s=%s', (name, given) => {
    const parsed = ListQuerySchema.safeParse({ [name]: given })
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([name])
  })
})

test('a single document takes a language and fields, and no paging', () => {
  expect(DocumentQuerySchema.parse({ lang: 'ge', select: 'home about', page: '2' })).toEqual({
    lang: 'ge',
    select: ['home', 'about'],
  })
})
