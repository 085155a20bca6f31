import { changedFields } from './changed-fields'

test.each([
  ['a text', { title: 'One' }, { title: 'Two' }, ['title']],
  ['a first text', {}, { title: 'One', subtitle: '' }, ['title']],
  ['several', { a: 1, b: 2, c: 3 }, { a: 1, b: 3, c: 4 }, ['b', 'c']],
  ['what the database keeps itself', { updatedAt: '1', _status: 'draft' }, { updatedAt: '2', _status: 'published' }, []],
  ['an order', { events: ['1', '2'] }, { events: ['2', '1'] }, ['events']],
  ['a relation that was read along', { photo: '1' }, { photo: { id: '1', filename: 'a.webp' } }, []],
  ['a part of a group', { venue: { name: 'Here', city: null } }, { venue: { city: 'Tbilisi', name: 'Here' } }, ['venue']],
  ['a group without anything and none', { venue: { name: null, map: undefined } }, { venue: {} }, []],
  ['an entry of a list', { figures: [{ id: 'x', value: '1' }] }, { figures: [{ id: 'x', value: '2' }] }, ['figures']],
])('%s', (_, before, after, expected) => {
  expect(changedFields(before, after)).toEqual(expected)
})
