import { languageOf, partOf } from './content-language'

test.each([
  { untranslated: ['title'], field: 'title', language: 'en' },
  { untranslated: ['title'], field: 'summary', language: undefined },
  { untranslated: undefined, field: 'title', language: undefined },
])('of a document that fell back for $untranslated, $field is marked $language', ({ field, language, ...document }) => {
  expect(languageOf(document, field)).toBe(language)
})

describe('a part of a document', () => {
  const home = { hero: { title: 'Come' }, subscription: null }

  test.each([
    { untranslated: ['home.hero.title'], language: 'en' },
    { untranslated: ['home.hero.subtitle'], language: undefined },
    // A name that only begins alike belongs to another part.
    { untranslated: ['homeless.hero.title', 'hero.title'], language: undefined },
    { untranslated: undefined, language: undefined },
  ])('knows its own fallbacks among $untranslated, and so does a part of it', ({ untranslated, language }) => {
    const part = partOf({ home, untranslated }, 'home')
    expect(languageOf(part, 'hero.title')).toBe(language)
    expect(languageOf(partOf(part, 'hero'), 'title')).toBe(language)
  })

  test('that is not there stays null', () => {
    expect(partOf(partOf({ home, untranslated: ['home.subscription.title'] }, 'home'), 'subscription')).toBeNull()
  })
})
