import { audienceSentence, sendingQuestion, warningSentence } from './letter-sentences'

test.each([
  [{ total: 0, en: 0, ka: 0, fallback: 0 }, 'Nobody gets it: of those who have confirmed their subscription, nobody fits.'],
  [{ total: 214, en: 150, ka: 64, fallback: 0 }, '214 people get it: 150 in English, 64 in Georgian.'],
  [{ total: 4, en: 4, ka: 0, fallback: 3 }, '4 people get it: 4 in English. 3 people read Georgian and get it in English, because it is not written in Georgian.'],
])('%j is said as “%s”', (counts, sentence) => {
  expect(audienceSentence(counts)).toBe(sentence)
})

test('what is asked names the number of emails, and the hour with its zone', () => {
  const counts = { total: 2, en: 2, ka: 0, fallback: 0 }
  expect(sendingQuestion(counts, null)).toMatchObject({ heading: 'This sends 2 emails', button: 'Send 2 emails' })
  expect(sendingQuestion({ ...counts, total: 1 }, null)).toMatchObject({ button: 'Send 1 email' })
  expect(sendingQuestion(counts, '2027-01-01T06:00:00Z')).toMatchObject({ heading: 'This sends 2 emails on 1 Jan 2027, 10:00 (UTC+4)', button: 'Schedule it' })
})

test.each([
  [{ kind: 'tooLong', locale: 'ka', bytes: 120_000, most: 102 * 1024 }, /^ქართული: it has 118 KB\. .* 102 KB/],
  [{ kind: 'deadLink', locale: 'en', href: 'https://x.example/a', reason: 'It answers 404.' }, /^English: the link https:\/\/x\.example\/a does not work\. It answers 404\.$/],
] as const)('%j is said in words', (warning, sentence) => {
  expect(warningSentence(warning)).toMatch(sentence)
})
