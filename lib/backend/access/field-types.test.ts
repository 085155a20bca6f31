import { wrongField } from './field-types'

const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'tags', type: 'select', hasMany: true },
  { name: 'capacity', type: 'number' },
  { name: 'isOpen', type: 'checkbox' },
  { name: 'startsAt', type: 'date' },
  { name: 'createdAt', type: 'date' },
  { name: 'body', type: 'richText', localized: true },
  { name: 'event', type: 'relationship' },
  { name: 'venue', type: 'group', flattenedFields: [{ name: 'city', type: 'text' }] },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'label', type: 'text' }] },
]

test.each([
  { title: 'A', tags: ['a', 'b'], capacity: 7, isOpen: true, startsAt: '2027-05-13T06:00:00Z', event: 3, venue: { city: 'Tbilisi' }, rows: [{ label: 'One' }] },
  { title: null, tags: null, capacity: '', startsAt: '', body: null, rows: 0, venue: null, event: null },
  { capacity: '7', isOpen: 'on', event: { relationTo: 'events', value: '3' } },
  // What the field for times sends of what is typed in part.
  { startsAt: 'unreadable' },
  { body: { root: { children: [] } }, rows: [] },
])('%j has the types of its fields', (data) => {
  expect(wrongField(data, fields)).toBeNull()
})

test.each([
  [{ title: { en: 'A' } }, 'title'],
  [{ tags: 'a' }, 'tags'],
  [{ startsAt: 20270513 }, 'startsAt'],
  [{ body: { root: {} } }, 'body'],
  [{ event: true }, 'event'],
  [{ venue: { city: 7 } }, 'venue.city'],
  [{ rows: [{ label: 'One' }, { label: {} }] }, 'rows.1.label'],
])('%j is wrong at %s', (data, path) => {
  expect(wrongField(data, fields)).toBe(path)
})

test('with all languages at once each has the type of the field, or nothing', () => {
  expect(wrongField({ title: { en: 'A', ka: null }, body: { en: { root: { children: [] } }, ka: '' } }, fields, true)).toBeNull()
  expect(wrongField({ title: { en: 'A', ka: 7 } }, fields, true)).toBe('title')
})
