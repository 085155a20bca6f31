import type { AnnouncementFacts } from './audience'
import { isSameAnnouncement } from './same-facts'

const facts = { subject: 'Update: Summit', when: '13–15 May 2027', where: 'Old Brewery', doors: '', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T14:00:00Z', timezone: 'Asia/Tbilisi' }
const inBoth = (en: object, ka: object = en) => ({ en, ka }) as Record<'en' | 'ka', AnnouncementFacts>

test.each([
  { before: facts, what: 'nothing', isSame: true },
  { before: { ...facts, when: '13\u2060–\u206015\u00a0May\u00a02027' }, what: 'how words are kept together', isSame: true },
  { before: { subject: facts.subject, when: facts.when }, what: 'how much a release stored', isSame: true },
  { before: { ...facts, endsAt: '2027-05-15T13:00:00Z' }, what: 'the hour of the end', isSame: false },
  { before: { ...facts, where: 'OldBrewery' }, what: 'a space', isSame: false },
])('where $what differs, it is the same: $isSame', ({ before, isSame }) => {
  expect(isSameAnnouncement(inBoth(facts, before), inBoth(facts))).toBe(isSame)
})

test('a language that a release added is no news, and an event that is not published is none', () => {
  expect(isSameAnnouncement({ en: facts }, inBoth(facts))).toBe(true)
  expect(isSameAnnouncement(null, null)).toBe(true)
  expect([isSameAnnouncement(null, inBoth(facts)), isSameAnnouncement(inBoth(facts), null)]).toEqual([false, false])
})
