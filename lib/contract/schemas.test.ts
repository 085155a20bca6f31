import type { z } from 'zod'
import { AcceleratorBodySchema } from './accelerators'
import { EmailSchema, NameSchema, PhoneSchema } from './fields/contact-fields'
import { toFieldErrors } from './fields/field-errors'
import { IdentifierSchema, InstantSchema } from './fields/document'
import { EventSchema } from './events'
import { ImageSchema } from './fields/images'
import { GuestSchema } from './desk/guests'
import { LineupBodySchema } from './lineups'
import { MessageBodySchema } from './messages'
import { RegistrationChangeSchema } from './own/own-registrations'
import { PartnerSchema } from './partners'
import { PositionsSchema } from './fields/positions'
import { RegistrationBodySchema } from './registrations'
import { SessionDaySchema } from './session-days'
import { SocialLinkSchema } from './fields/social-links'
import { SpeakerSchema } from './speakers'
import { SubscriptionBodySchema } from './subscriptions'
import { LoginBodySchema } from './users'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const document = { _id: '1' }

test('what a backend leaves out is filled in', () => {
  const event = EventSchema.parse({ ...document, identifier: 'summit-2027', title: 'Summit' })
  const off = { phone: 'off', country: 'off', organization: 'off', position: 'off' }
  expect(event).toMatchObject({ kind: 'summit', status: 'scheduled', timezone: 'Asia/Tbilisi', isFeatured: false, isCurrent: false, isFull: false, companionsLimit: 0, capacity: null, startsAt: null, venue: null, questions: [], registrationFields: off })
  expect(SpeakerSchema.parse({ ...document, identifier: 'ana', fullName: 'Ana' })).toMatchObject({ role: '', photo: null, socialLinks: [], isFeatured: false, events: [] })
  expect(PartnerSchema.parse({ ...document, name: 'Bank' })).toMatchObject({ tier: 'supporting', link: '', logo: null, events: [] })
  expect(ImageSchema.parse({ url: 'a.webp', alt: '', width: 10, height: 5 }).renditions).toEqual([])
})

describe('documents', () => {
  const event = { ...document, identifier: 'summit-2027', title: 'Summit' }

  test.each([
    { what: 'without a key', value: { identifier: 'a', title: 'A' } },
    { what: 'of an unknown kind', value: { ...event, kind: 'party' } },
    { what: 'with a start that is no moment', value: { ...event, startsAt: '2027-05-13' } },
  ])('an event $what is refused', ({ value }) => {
    expect(accepts(EventSchema, event)).toBe(true)
    expect(accepts(EventSchema, value)).toBe(false)
  })

  test.each([
    ['summit-2027', true],
    ['Summit', false],
    ['summit--2027', false],
    ['სამიტი', false],
  ])('"%s" can be an identifier: %s', (identifier, possible) => {
    expect(accepts(IdentifierSchema, identifier)).toBe(possible)
  })

  test.each([
    ['2027-05-13T10:00:00+04:00', true],
    ['2027-05-13', false],
    ['2027-02-30T10:00:00Z', false],
  ])('"%s" is a moment: %s', (instant, possible) => {
    expect(accepts(InstantSchema, instant)).toBe(possible)
  })

  test.each([
    ['2027-05-13', true],
    ['2027-02-30', false],
    ['2027-05-13T00:00:00Z', false],
  ])('"%s" is a day of an agenda: %s', (date, possible) => {
    expect(accepts(SessionDaySchema, { ...document, date })).toBe(possible)
  })

  test.each([
    [{ account: 'facebook', link: 'https://facebook.example/a' }, true],
    [{ account: 'tiktok', link: 'https://tiktok.example/a' }, false],
    // An address of this kind would run as code when it is clicked.
    [{ account: 'facebook', link: 'javascript:alert(1)' }, false],
  ])('%j is a profile: %s', (link, possible) => {
    expect(accepts(SocialLinkSchema, link)).toBe(possible)
  })
})

describe('what visitors send', () => {
  const person = { fullName: 'Nino Beridze', email: 'nino@example.org', phone: '+995 555 12 34 56', country: 'GE' }
  const registration = { ...person, event: 'summit-2027', consent: true }
  const application = { ...registration, birthDate: '2001-02-03', projectName: 'Orchard', projectStage: 'idea', motivation: 'Because.' }
  const message = { kind: 'contact', fullName: 'Nino', email: 'nino@example.org', message: 'Hello' }

  test.each([
    { what: 'an application at an unknown stage', schema: AcceleratorBodySchema, body: { ...application, projectStage: 'ipo' } },
    { what: 'an application with a novel', schema: AcceleratorBodySchema, body: { ...application, motivation: 'x'.repeat(5001) } },
    { what: 'a message of an unknown kind', schema: MessageBodySchema, body: { ...message, kind: 'spam' } },
    { what: 'a message that says nothing', schema: MessageBodySchema, body: { ...message, message: ' ' } },
    { what: 'half of the newsletter form', schema: SubscriptionBodySchema, body: { email: 'nino@example.org', fullName: 'Nino' } },
    { what: 'a sign-in without a password', schema: LoginBodySchema, body: { email: 'nino@example.org', password: '' } },
  ])('$what is refused', ({ schema, body }) => {
    expect(accepts(schema, body)).toBe(false)
  })

  test.each([
    ['577 12 34 56', '+995 577 12 34 56'],
    ['577\u00a012\u00a034\u00a056', '+995 577 12 34 56'],
    ['00995577123456', '00995577123456'],
    ['995 (32) 2-12-34-56', '+995 (32) 2-12-34-56'],
    ['99559912345', null],
    ['477 12 34 56', null],
  ])('the number %j is kept as %j', (phone, kept) => {
    for (const [schema, body] of [[RegistrationBodySchema, registration], [MessageBodySchema, message]] as const) {
      expect(schema.safeParse({ ...body, phone }).data?.phone ?? null).toBe(kept)
    }
  })

  test('marks of direction in a single line are dropped', () => {
    const marks = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
    const marked = (line: string) => `${marks} ${line.split('').join(marks)} ${marks}`
    const lines = { fullName: marked('Nino'), subject: marked('Hello'), organization: marked('Orchard') }
    expect(MessageBodySchema.parse({ ...message, ...lines })).toMatchObject({ fullName: 'Nino', subject: 'Hello' })
    expect(AcceleratorBodySchema.parse({ ...application, ...lines, projectName: lines.organization })).toMatchObject({ organization: 'Orchard', projectName: 'Orchard' })
    expect(RegistrationChangeSchema.parse({ ...registration, answers: {}, companions: { 1: lines.fullName } }).companions).toEqual({ 1: 'Nino' })
    expect(accepts(MessageBodySchema, { ...message, fullName: marks })).toBe(false)
  })

  test.each([
    { form: 'a registration', schema: RegistrationBodySchema, body: registration },
    { form: 'the full form of the newsletter', schema: SubscriptionBodySchema, body: { email: 'nino@example.org', subject: 'All of it' } },
    { form: 'the desk', schema: GuestSchema, body: registration },
  ])('a name in $form has single spaces', ({ schema, body }) => {
    expect(schema.parse({ ...body, fullName: ' Nino \u00a0 O’Brien ' })).toMatchObject({ fullName: 'Nino O’Brien' })
  })

  test.each([
    { form: 'a registration', schema: RegistrationBodySchema, body: registration, fields: ['fullName', 'organization', 'position'] },
    { form: 'a correction', schema: RegistrationChangeSchema, body: { ...registration, answers: {} }, fields: ['fullName', 'organization', 'position'] },
    { form: 'an application', schema: AcceleratorBodySchema, body: application, fields: ['fullName', 'organization'] },
    { form: 'a subscription', schema: SubscriptionBodySchema, body: { ...registration, subject: 'News' }, fields: ['fullName', 'organization'] },
    { form: 'a message', schema: MessageBodySchema, body: message, fields: ['fullName'] },
  ])('no field that is emailed holds a link in $form', ({ schema, body, fields }) => {
    for (const name of fields) {
      const parsed = schema.safeParse({ ...body, [name]: 'WIN 1000$ now: http://evil.example/x' }, { reportInput: true })
      expect(parsed.error && toFieldErrors(parsed.error)).toEqual({ [name]: 'noLink' })
    }
    expect(accepts(GuestSchema, { ...registration, organization: 'Booking.com' })).toBe(true)
  })

  test('no companion of a visitor is named like a link', () => {
    expect(accepts(RegistrationBodySchema, { ...registration, companions: { 1: 'evil.example' } })).toBe(false)
    expect(accepts(RegistrationChangeSchema, { ...registration, companions: { 1: 'evil.example' } })).toBe(false)
  })

  test('names of companions are cleaned like names of guests', () => {
    expect(RegistrationBodySchema.parse({ ...registration, companions: { 1: 'Ana  Ana' } }).companions).toEqual([{ fullName: 'Ana Ana' }])
    expect(RegistrationChangeSchema.parse({ ...registration, companions: { 1: 'Ana  Ana', 2: '  ' } }).companions).toEqual({ 1: 'Ana Ana', 2: '' })
  })
})

describe('what staff send', () => {
  test.each([
    { what: 'a title in both languages', body: { event: 'e', title: { en: 'Stage', ge: 'სცენა' } }, possible: true },
    { what: 'a title in Georgian alone', body: { event: 'e', title: { ge: 'სცენა' } }, possible: true },
    { what: 'a title that is a number', body: { event: 'e', title: 7 }, possible: false },
    { what: 'no event', body: { event: '', title: 'Stage' }, possible: false },
  ])('a line-up with $what: $possible', ({ body, possible }) => {
    expect(accepts(LineupBodySchema, body)).toBe(possible)
  })

  test.each([
    { what: 'one place', body: [{ _id: '1', position: 0 }], possible: true },
    { what: 'no places', body: [], possible: false },
    { what: 'a place before the first', body: [{ _id: '1', position: -1 }], possible: false },
    { what: 'a place of nobody', body: [{ position: 0 }], possible: false },
  ])('a new order with $what: $possible', ({ body, possible }) => {
    expect(accepts(PositionsSchema, body)).toBe(possible)
  })
})

test.each([
  ['\u202a+995 599 12 34 56\u202c', '+995 599 12 34 56'],
  ['\u2068+995\u2069\u2009599\u2011123\u2013456', '+995 599-123-456'],
])('a number pasted as %j is the number alone', (pasted, phone) => {
  expect(PhoneSchema.parse(pasted)).toBe(phone)
})

test('an address keeps none of the invisible marks that it was pasted with', () => {
  expect(EmailSchema.parse('\u202anino@example.org\u202c\u200b')).toBe('nino@example.org')
})

test.each(['\u3164', '\u2800', '\u115f\u1160', '\uffa0'])('%j is no name', (name) => {
  expect(NameSchema.safeParse(name).success).toBe(false)
})
