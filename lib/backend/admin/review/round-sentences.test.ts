import type { RoundRanking } from '@/lib/contract/review/decisions'
import { loadsSentence, releaseQuestion } from './round-sentences'

type Item = RoundRanking['items'][number]

const item = (intended: Item['intended'], state: Item['state'] = 'received') => ({ intended, state }) as Item

test('before applicants are told, it says how many hear what, and who does not', () => {
  const items = [item('accepted'), item('accepted'), item('declined'), item(null), item(null, 'accepted')]
  const { heading, sentences, button } = releaseQuestion({ items, uncertain: [{ application: 'a', fullName: 'Nino' }] })
  expect([heading, button]).toEqual(['This tells 3 applicants', 'Tell 3 applicants'])
  expect(sentences).toEqual([
    '2 applicants are accepted.',
    '1 applicant is declined.',
    'Each gets one email in their language, and their own page says the same from then on.',
    '1 applicant has no decision and hears nothing yet.',
    'Of 1 applicant it is not known whether the last email arrived.',
  ])
})

test.each([
  [[], 'Nobody can read: invite jurors first.'],
  [[{ juror: 'a', count: 9 }], 'Assigned: the one juror reads 9.'],
  [[{ juror: 'a', count: 50 }, { juror: 'b', count: 49 }], 'Assigned: each of 2 jurors reads 49 to 50.'],
])('loads of %j', (loads, sentence) => {
  expect(loadsSentence(loads)).toBe(sentence)
})
