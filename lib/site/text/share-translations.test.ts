import { shareTranslations } from './share-translations'

const names = new Map([['1', 'Workshops'], ['2', 'Workshops '], ['3', 'Talks'], ['4', ''], ['5', 'Workshops']])
const documents = [
  { _id: '1', group: 'Workshops', untranslated: ['title', 'group'] },
  { _id: '2', group: 'ვორქშოპები' },
  { _id: '3', group: 'Talks', untranslated: ['group'] },
  { _id: '4', group: '' },
  { _id: '5', group: 'სახელოსნოები' },
]

test('a name has its first translation wherever it stands, and is no longer noted as English', () => {
  expect(shareTranslations(documents, 'group', names)).toEqual([
    { _id: '1', group: 'ვორქშოპები', untranslated: ['title'] },
    { _id: '2', group: 'ვორქშოპები' },
    { _id: '3', group: 'Talks', untranslated: ['group'] },
    { _id: '4', group: '' },
    { _id: '5', group: 'ვორქშოპები' },
  ])
})

test('translations may come from other documents, and nothing is changed in English', () => {
  expect(shareTranslations(documents.slice(0, 1), 'group', names, documents)).toEqual([{ _id: '1', group: 'ვორქშოპები', untranslated: ['title'] }])
  const english = documents.map(({ _id }) => ({ _id, group: names.get(_id) ?? '' }))
  expect(shareTranslations(english, 'group', names).map(({ group }) => group.trim())).toEqual(english.map(({ group }) => group.trim()))
})
