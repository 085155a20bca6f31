import { changedFields } from './changed-fields'

test.each([
  ['a text', { title: 'One' }, { title: 'Two' }, ['title']],
  ['nothing', { title: 'One' }, { title: 'One' }, []],
  ['a first text', {}, { title: 'One', subtitle: '' }, ['title']],
  ['a text that goes', { title: 'One' }, { title: null }, ['title']],
  ['several', { a: 1, b: 2, c: 3 }, { a: 1, b: 3, c: 4 }, ['b', 'c']],
  ['what the database keeps itself', { updatedAt: '1', _status: 'draft' }, { updatedAt: '2', _status: 'published' }, []],
  ['an order', { events: ['1', '2'] }, { events: ['2', '1'] }, ['events']],
  ['empty lists and none', { events: [] }, { events: null }, []],
  ['a relation that was read along', { photo: '1' }, { photo: { id: '1', filename: 'a.webp' } }, []],
  ['relations that were read along', { events: ['1', '2'] }, { events: [{ id: '1', identifier: 'a' }, { id: '2' }] }, []],
  ['another relation', { photo: '1' }, { photo: { id: '2' } }, ['photo']],
  ['a part of a group', { venue: { name: 'Here', city: null } }, { venue: { city: 'Tbilisi', name: 'Here' } }, ['venue']],
  ['a group without anything and none', { venue: { name: null, map: undefined } }, { venue: {} }, []],
  ['the order of names in a group', { venue: { a: 1, b: 2 } }, { venue: { b: 2, a: 1 } }, []],
  ['an entry of a list', { figures: [{ id: 'x', value: '1' }] }, { figures: [{ id: 'x', value: '2' }] }, ['figures']],
])('%s', (_, before, after, expected) => {
  expect(changedFields(before, after)).toEqual(expected)
})
