import { flattenAllFields, type Field } from 'payload'
import { shortDifference } from './difference'
import { hasLocalisedTexts, localisedTexts } from './localised-texts'
import { wordsOf } from './words-of'

const FIELDS: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'searchText', type: 'textarea', localized: true, admin: { hidden: true } },
  { name: 'capacity', type: 'number' },
  { name: 'alt', label: 'Alternative text', type: 'group', fields: ['en', 'ka'].map((name): Field => ({ name, type: 'text' })) },
  { name: 'steps', label: 'Steps', type: 'array', fields: [{ name: 'text', label: 'Text', type: 'textarea', localized: true }] },
  { name: 'parts', type: 'blocks', blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text', localized: true }] }] },
]

test('texts are found in groups, lists and blocks, and in groups of one field per language', () => {
  const values = { en: 'One', ka: 'ერთი' }
  const document = { title: values, searchText: values, capacity: 1, alt: values, steps: [{ id: 'a', text: values }], parts: [{ id: 'b', blockType: 'quote', words: values }] }
  const found = localisedTexts(flattenAllFields({ fields: FIELDS }), document)
  expect(found.map(({ path, label }) => [path, label])).toEqual([
    ['title', 'title'],
    ['alt', 'Alternative text'],
    ['steps.a.text', 'Steps – Text'],
    ['parts.b.words', 'parts – words'],
  ])
  expect(found.every((text) => text.values === values)).toBe(true)
  expect(FIELDS.map((field) => hasLocalisedTexts(flattenAllFields({ fields: [field] })))).toEqual([true, false, false, true, true, true])
})

test('the words of a rich text are those that are read, and where its links lead; formatting is none', () => {
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
  const link = { type: 'link', fields: { url: 'https://example.com' }, children: [text('here')] }
  const root = { root: { type: 'root', children: [{ type: 'heading', children: [text('Doors')] }, { type: 'paragraph', direction: 'ltr', children: [text('Open '), text('at nine', 1), text(' '), link] }] } }
  expect(wordsOf(root)).toBe('Doors\nOpen at nine here (https://example.com)')
})

test.each([
  ['The gate opens at 9:00 in the courtyard behind the old mill', 'The gate opens at 9:30 in the courtyard behind the old mill', ['The gate opens at', '9:00', '9:30', 'in the courtyard behind …']],
  ['In hall A', 'In hall A and B', ['In hall A', '', 'and B', '']],
  ['One two three four five six', 'One two three four five', ['… two three four five', 'six', '', '']],
])('the difference of “%s” and “%s”', (before, after, expected) => {
  expect(Object.values(shortDifference(before, after))).toEqual(expected)
})
