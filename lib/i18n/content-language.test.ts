import { languageOf } from './content-language'

test.each([
  { untranslated: ['title'], field: 'title', language: 'en' },
  { untranslated: ['title'], field: 'summary', language: undefined },
  { untranslated: [], field: 'title', language: undefined },
  { untranslated: undefined, field: 'title', language: undefined },
])('of a document that fell back for $untranslated, $field is marked $language', ({ field, language, ...document }) => {
  expect(languageOf(document, field)).toBe(language)
})
