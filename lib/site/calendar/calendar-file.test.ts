import ICAL from 'ical.js'
import { EventSchema } from '@/lib/contract/events'
import { SessionSchema } from '@/lib/contract/sessions'
import { sequenceOf, toEventEntry, toSessionEntry, type EntrySite } from './calendar-entries'
import { toCalendarFile } from './calendar-file'
import { googleEntryLink, outlookEntryLink } from './calendar-links'

const SITE: EntrySite = {
  siteUrl: 'https://leadx.example',
  locale: 'ka',
  words: { cancelled: 'გაუქმდა: {title}', postponed: 'გადაიდო: {title}', speakers: 'სპიკერები: {names}' },
}
const EVENT = EventSchema.parse({
  _id: '1',
  identifier: 'summit',
  title: 'Summit, 2027; the “long” \\ thread',
  startsAt: '2027-05-13T06:00:00.000Z',
  endsAt: '2027-05-15T15:00:00.000Z',
  venue: { name: 'Fabrika', address: 'Ninoshvili St 8', city: 'Tbilisi', latitude: 41.71, longitude: 44.8 },
  updatedAt: '2026-11-01T10:00:00.000Z',
})
const SESSION = SessionSchema.parse({
  _id: '7',
  event: 'summit',
  title: 'ლ'.repeat(80),
  description: 'First line.\n\nSecond, longer; line for <beginners> of R&amp;D.',
  startsAt: '2027-05-13T20:30:00.000Z',
  stage: 'Yard',
  speakers: [{ _id: '1', identifier: 'ana', fullName: 'Ana' }],
  updatedAt: '2026-10-01T10:00:00.000Z',
})

function fileOf(entries: Parameters<typeof toCalendarFile>[0]['entries'], name = 'Agenda, of\r\nthe; summit') {
  return toCalendarFile({ name, entries, locale: 'ka', source: 'https://leadx.example/calendar/agenda/summit.ics', now: 0 })
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

const entry = (changes: Partial<typeof EVENT> = {}) => toEventEntry({ ...EVENT, ...changes }, SITE) ?? fail('no entry')

function fail(reason: string): never {
  throw new Error(reason)
}

test('another program reads from a file what stands in the content', () => {
  const { calendar, events } = parsed(fileOf([entry(), toSessionEntry(SESSION, EVENT, SITE)]))
  // Names outside RFC 5545 are handed over as they are written.
  for (const name of ['name', 'x-wr-calname']) expect(calendar.getFirstPropertyValue(name)).toBe(String.raw`Agenda\, of the\; summit`)
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  const [whole, session] = events
  expect(whole?.summary).toBe(EVENT.title)
  expect(whole?.uid).toBe('event-1@leadx.example')
  expect(whole?.location).toBe('Fabrika, Ninoshvili St 8, Tbilisi')
  expect(whole?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(session?.summary).toBe(SESSION.title)
  expect(session?.startDate.toString()).toBe('2027-05-14T00:30:00')
  // A session without an end is taken to last an hour.
  expect(session?.endDate.toString()).toBe('2027-05-14T01:30:00')
  expect(session?.description).toContain('სპიკერები: Ana')
  expect(session?.description).toContain('First line.\n\nSecond, longer; line for <beginners> of R&amp;D.\n')
})

test('a calendar without entries has the one component that it must have', () => {
  const { calendar, events } = parsed(fileOf([]))
  expect(events).toEqual([])
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
})

test('summer time is that of the zone', () => {
  const berlin = { ...EVENT, timezone: 'Europe/Berlin' }
  expect(fileOf([toEventEntry(berlin, SITE) ?? fail('no entry')])).toContain('DTSTART;TZID=Europe/Berlin:20270513T080000')
})

test('a zone that nobody knows gives times in UTC', () => {
  const file = fileOf([toEventEntry({ ...EVENT, timezone: 'Nowhere/City' }, SITE) ?? fail('no entry')])
  expect(file).toContain('DTSTART:20270513T060000Z')
  expect(file).not.toContain('VTIMEZONE')
})

test.each([
  { status: 'scheduled', wanted: 'CONFIRMED', title: EVENT.title },
  { status: 'cancelled', wanted: 'CANCELLED', title: `გაუქმდა: ${EVENT.title}` },
  { status: 'postponed', wanted: 'CANCELLED', title: `გადაიდო: ${EVENT.title}` },
] as const)('an event that is $status is $wanted, and so are its sessions', ({ status, wanted, title }) => {
  const event = { ...EVENT, status }
  const { events } = parsed(fileOf([toEventEntry(event, SITE) ?? fail('no entry'), toSessionEntry(SESSION, event, SITE)]))
  expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([wanted, wanted])
  expect(events[0]?.summary).toBe(title)
})

test('an event without a date has no entry', () => {
  expect(toEventEntry({ ...EVENT, startsAt: null }, SITE)).toBeNull()
})

test('an event says first where and when one is let in', () => {
  expect(toEventEntry({ ...EVENT, doors: 'The gate opens at 09:00' }, SITE)?.description).toMatch(/^The gate opens at 09:00\n\n/)
})

test('the number of changes rises with the last change of the session or its event', () => {
  const later = (instant: string) => ({ ...EVENT, updatedAt: instant })
  const [before, after, own] = [
    toSessionEntry(SESSION, EVENT, SITE),
    toSessionEntry(SESSION, later('2026-11-01T10:00:01.000Z'), SITE),
    toSessionEntry({ ...SESSION, updatedAt: '2026-11-02T10:00:00.000Z' }, EVENT, SITE),
  ].map(sequenceOf)
  expect(after).toBe(Number(before) + 1)
  expect(own).toBeGreaterThan(Number(after))
})

test('a backend that does not tell of changes gives the first number, and no time of change', () => {
  const unknown = toEventEntry({ ...EVENT, updatedAt: undefined }, SITE) ?? fail('no entry')
  expect(sequenceOf(unknown)).toBe(0)
  expect(fileOf([unknown])).toMatch(/SEQUENCE:0\r\nDTSTAMP:19700101T000000Z/)
  expect(fileOf([unknown]).replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s, '')).not.toContain('LAST-MODIFIED')
})

test.each([null, EVENT.startsAt])('an event that ends at %s is an entry of an hour', (endsAt) => {
  const short = entry({ endsAt })
  expect(fileOf([short])).toMatch(/DTSTART;TZID=Asia\/Tbilisi:20270513T100000\r\nDTEND;TZID=Asia\/Tbilisi:20270513T110000/)
  expect(new URL(googleEntryLink(short)).searchParams.get('dates')).toBe('20270513T060000Z/20270513T070000Z')
  expect(new URL(outlookEntryLink(short)).searchParams.get('enddt')).toBe('2027-05-13T07:00:00.000Z')
})
