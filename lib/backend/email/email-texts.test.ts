import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { emailSubject, emailTexts, type OwnWords } from './email-texts'
import { WORDED_KINDS, type WordedKind } from './email-kinds'

test('a subject is made without what only the text of its email needs', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(LOCALES.map((locale) => emailSubject('eventNews', locale, { event: 'Summit', hasMessage: 'true' }).includes('Summit'))).toEqual([true, true])
  expect(log).not.toHaveBeenCalled()
})

const VALUES = { event: 'Summit', name: 'Nino', until: 'Friday', seats: 1, replaced: 1, hasEntry: 'true', hours: 48, project: 'Bees' }
const OWN = { subject: 'Own subject', heading: 'Own heading', text: 'Own text <b>.' }

/** What must be said whatever staff write, by the kind of email. */
const FIXED: Partial<Record<WordedKind, Record<Locale, string[]>>> = {
  registered: { en: ['with the link below'], ka: ['ბმულით'] },
  changed: { en: ['no longer valid'], ka: ['აღარ მოქმედებს'] },
  corrected: { en: ['no longer valid'], ka: ['აღარ მოქმედებს'] },
  waiting: { en: ['48 hours'], ka: ['48 საათი'] },
  offer: { en: ['until Friday'], ka: ['ამ დრომდე: Friday'] },
  invitation: { en: ['until Friday'], ka: ['ამ დრომდე: Friday'] },
}

describe.each(WORDED_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))('%s in %s', (kind, locale) => {
  const usual = emailTexts(kind, locale, VALUES)
  const [greeting = '', text = ''] = usual.paragraphs
  const fixed = FIXED[kind]?.[locale] ?? []

  test.each<[string, OwnWords, { subject: string; heading: string }]>([
    ['nothing written', { subject: '', heading: '', text: '' }, usual],
    ['a subject', { subject: OWN.subject }, { subject: OWN.subject, heading: usual.heading }],
    ['a heading', { heading: OWN.heading }, { subject: usual.subject, heading: OWN.heading }],
  ])('with %s says the rest as usual', (_, own, { subject, heading }) => {
    expect(emailTexts(kind, locale, VALUES, own)).toEqual({ subject, heading, paragraphs: usual.paragraphs })
    for (const words of fixed) expect(text).toContain(words)
  })

  test('with a text keeps the greeting, deadlines and what holds', () => {
    const { paragraphs } = emailTexts(kind, locale, VALUES, OWN)
    expect(paragraphs.slice(0, 2)).toEqual([greeting, OWN.text])
    expect(paragraphs).toHaveLength(fixed.length > 0 ? 3 : 2)
    for (const words of fixed) expect(paragraphs[2]).toContain(words)
  })
})
