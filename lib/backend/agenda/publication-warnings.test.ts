import { draftAgendaSentence } from './draft-agenda-sentence'
import { publicationWarnings } from './publication-warnings'

test.each([
  [3, 24, '3 days and 24 sessions are drafts; visitors do not see them.'],
  [1, 0, '1 day is a draft; visitors do not see it.'],
  [0, 0, ''],
])('%i days and %i sessions that are drafts', (days, sessions, sentence) => {
  expect(draftAgendaSentence({ days, sessions })).toBe(sentence)
})

const event = { id: 'e', titles: { en: 'Summit 2029', ka: 'სამიტი 2029' }, isPublished: true, drafts: { days: 0, sessions: 0 } }

test('nothing is said of an event that has its title, and whose agenda is public, or that is a draft itself', () => {
  expect(publicationWarnings(event)).toEqual([])
  expect(publicationWarnings({ ...event, isPublished: false, drafts: { days: 3, sessions: 4 } })).toEqual([])
})

test('drafts of a published event, and a title that says “(copy)” in any language, lead to where they are corrected', () => {
  const warnings = publicationWarnings({ ...event, titles: { en: 'Summit 2028 (copy)', ka: 'სამიტი 2028 (ასლი)' }, drafts: { days: 0, sessions: 2 } })
  expect(warnings.map(({ text }) => text)).toEqual([
    '2 sessions are drafts; visitors do not see them.',
    'The title still ends in “(copy)”.',
    'The title in ქართული still ends in “(ასლი)”.',
  ])
  expect(warnings.map(({ href }) => href)).toEqual([expect.stringContaining('/sessions?'), '/admin/collections/events/e?locale=en', '/admin/collections/events/e?locale=ka'])
})
