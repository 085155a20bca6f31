import ICAL from 'ical.js'
import { EventSchema } from '@/lib/contract/events'
import { buildCalendarAttachment } from './calendar-attachment'

const event = EventSchema.parse({ _id: '1', identifier: 'jazz', title: 'Jazz', startsAt: '2028-05-10T06:00:00Z' })

function fileFor(name: string): string {
  const href = 'https://events.example/registration/1'
  const organizer = { name: `${name} & Co`, email: 'hello@events.example' }
  const calendar = buildCalendarAttachment({ event, locale: 'en', registrationId: '1', sequence: 0, isCancelled: false, attendee: { name, email: 'guest@example.com' }, organizer, ticket: null, href, sessions: [] })
  return calendar?.content ?? ''
}

/** The entry of a guest, as another library than the one that wrote it reads it. */
function entryFor(name: string): ICAL.Component {
  const entry = new ICAL.Component(ICAL.parse(fileFor(name)) as unknown[]).getFirstSubcomponent('vevent')
  if (!entry) throw new Error('There is no entry.')
  return entry
}

test.each([
  ['Giorgi "Gio" Beridze', 'Giorgi “Gio” Beridze'],
  ['Eve "x";ROLE=CHAIR:MAILTO:eve@example.com', 'Eve “x”;ROLE=CHAIR:MAILTO:eve@example.com'],
  ['Eve\r\nATTENDEE:mailto:eve@example.com', 'Eve ATTENDEE:mailto:eve@example.com'],
  ["Eve ^'^n", "Eve  ' n"],
  ['ნინო, ბერიძე', 'ნინო, ბერიძე'],
])('a calendar reads %j as a name and nothing else', (name, read) => {
  const entry = entryFor(name)
  const attendees = entry.getAllProperties('attendee')
  expect(attendees.map((attendee) => [attendee.getFirstParameter('cn'), attendee.getFirstParameter('role'), attendee.getFirstValue()])).toEqual([[read, 'REQ-PARTICIPANT', 'MAILTO:guest@example.com']])
  const organizers = entry.getAllProperties('organizer')
  expect(organizers.map((organizer) => [organizer.getFirstParameter('cn'), organizer.getFirstValue()])).toEqual([[`${read} & Co`, 'mailto:hello@events.example']])
})

test('the entry of an event without an end takes an hour, and the file ends with a line break', () => {
  const file = fileFor('Nino')
  expect(file).toContain('DTSTART;TZID=Asia/Tbilisi:20280510T100000')
  expect(file).toContain('DTEND;TZID=Asia/Tbilisi:20280510T110000')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
