import type { Locale } from '@/lib/i18n/locales'
import { oldDatesIn } from './old-dates'

const event = { startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z', timezone: 'Asia/Tbilisi' }

test.each<[string, Locale, string[]]>([
  ['Leadx Summit 2027', 'en', ['2027']],
  ['On 13–14 May 2027 we meet again.', 'en', ['13–14 May 2027']],
  ['From May 13th until 22 June', 'en', ['May 13th']],
  ['Half past nine on 21 June; marching at 10 in the 3 marquees.', 'en', []],
  ['სამიტი 13–14 მაისს, 2027 წელს', 'ka', ['13–14 მაისს, 2027']],
  ['შეხვედრა 20 თებერვალს', 'ka', ['20 თებერვალს']],
])('%s', (text, locale, found) => {
  expect(oldDatesIn(text, locale, event)).toEqual(found)
})

test('a text of an event without a date says nothing', () => {
  expect(oldDatesIn('13 May 2020', 'en', { ...event, startsAt: null })).toEqual([])
})
