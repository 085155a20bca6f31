import { z } from 'zod'
import { DocumentQuerySchema, ListQuerySchema, listSchema } from './query'

test('a list that is asked for without parameters starts at its first page', () => {
  expect(ListQuerySchema.parse({})).toEqual({ all: false, page: 1, limit: 12 })
})

test('parameters that the contract does not know change nothing', () => {
  expect(ListQuerySchema.parse({ utm_source: 'mail', Page: '3' })).toEqual(ListQuerySchema.parse({}))
})

describe('accepted', () => {
  test.each([
    { name: 'page', given: '007', read: 7 },
    { name: 'page', given: '999999999999999', read: 999_999_999_999_999 },
    { name: 'limit', given: '100', read: 100 },
    { name: 'all', given: 'true', read: true },
    { name: 'all', given: 'false', read: false },
    { name: 'isFeatured', given: 'false', read: false },
    { name: 'lang', given: 'ge', read: 'ge' },
    { name: 'keyword', given: 'ა'.repeat(200), read: 'ა'.repeat(200) },
    { name: 'identifier', given: 'x'.repeat(500), read: 'x'.repeat(500) },
    { name: 'sort', given: 'x'.repeat(100), read: 'x'.repeat(100) },
    { name: 'select', given: ' title,venue  startsAt , ', read: ['title', 'venue', 'startsAt'] },
    { name: 'select', given: 'x'.repeat(1000), read: ['x'.repeat(1000)] },
  ])('$name=$given', ({ name, given, read }) => {
    expect(ListQuerySchema.parse({ [name]: given })).toHaveProperty(name, read)
  })
})

describe('refused', () => {
  test.each([
    ['page', '0'],
    ['page', '1.5'],
    ['page', ''],
    ['page', '9999999999999999'],
    ['limit', '0'],
    ['limit', '101'],
    ['all', '1'],
    ['isFeatured', 'yes'],
    ['keyword', 'x'.repeat(201)],
    ['sort', 'x'.repeat(101)],
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

describe('the answer of a list', () => {
  const schema = listSchema(z.object({ title: z.string() }))
  const page = { items: [{ title: 'One' }], total: 1, page: 1, limit: 12 }

  test('holds its items and where the page stands', () => {
    expect(schema.parse(page)).toEqual(page)
  })

  test.each([
    { what: 'no items', answer: { ...page, items: undefined } },
    { what: 'an item of another kind', answer: { ...page, items: [{ name: 'One' }] } },
    { what: 'half a page', answer: { ...page, page: 1.5 } },
    { what: 'a bare array', answer: [{ title: 'One' }] },
  ])('is refused with $what', ({ answer }) => {
    expect(schema.safeParse(answer).success).toBe(false)
  })
})
