import { AcceleratorBodySchema } from '../accelerators'
import { toFieldErrors } from './field-errors'
import { answersSchema, QuestionSchema } from './questions'
import { PositionsSchema } from './positions'
import { RegistrationBodySchema } from '../registrations'
import { SubscriptionBodySchema } from '../subscriptions'
import type { z } from 'zod'

function errorsOf(schema: z.ZodType, body: unknown) {
  const parsed = schema.safeParse(body, { reportInput: true })
  return parsed.success ? {} : toFieldErrors(parsed.error)
}

const registration = {
  event: 'summit-2027',
  fullName: 'Nino Kapanadze',
  email: 'nino@example.com',
  phone: '+995 (555) 12-34-56',
  country: 'GE',
  consent: true,
}

test.each<{ what: string; change: object; errors: object }>([
  { what: 'nothing', change: {}, errors: {} },
  { what: 'an empty name', change: { fullName: '  ' }, errors: { fullName: 'required' } },
  { what: 'a name over two lines', change: { fullName: 'Nino\r\nBcc: all@example.com' }, errors: { fullName: 'characters' } },
  { what: 'a name without end', change: { fullName: 'x'.repeat(201) }, errors: { fullName: 'tooLong' } },
  { what: 'no address', change: { email: 'nino@' }, errors: { email: 'email' } },
  { what: 'a telephone number without the code of its country', change: { phone: '0322123456' }, errors: { phone: 'phone' } },
  { what: 'a country in small letters', change: { country: 'ge' }, errors: { country: 'choice' } },
  { what: 'no consent', change: { consent: false }, errors: { consent: 'consent' } },
  { what: 'several things', change: { email: '', fullName: '' }, errors: { email: 'required', fullName: 'required' } },
])('of $what', ({ change, errors }) => {
  expect(errorsOf(RegistrationBodySchema, { ...registration, ...change })).toEqual(errors)
})

test.each<{ what: string; body: object; errors: object }>([
  { what: 'a whole form', body: { fullName: '', email: 'nino@example.com', subject: 'News' }, errors: { fullName: 'required' } },
  { what: 'a wrong address in a whole form', body: { fullName: '', email: 'nino', subject: 'News' }, errors: { fullName: 'required', email: 'email' } },
])('of a subscription with $what', ({ body, errors }) => {
  expect(errorsOf(SubscriptionBodySchema, body)).toEqual(errors)
})

test('of a day that does not exist, and of an address that could run a script', () => {
  const errors = errorsOf(AcceleratorBodySchema, { birthDate: '1990-02-30', link: 'javascript:alert(1)' })
  expect(errors).toMatchObject({ birthDate: 'date', link: 'link' })
})

test.each(['http://ok.example/a\0b', 'ok.example/a\0b', 'https://ok.example/\ud800'])('of a link that holds what no text may hold: %j', (link) => {
  expect(errorsOf(AcceleratorBodySchema, { link })).toMatchObject({ link: 'characters' })
})

test.each([['2999-01-01', 'dateRange'], ['1899-12-31', 'dateRange'], ['90-05-13', 'date'], ['', 'required']])('of a birthday %s', (birthDate, code) => {
  expect(errorsOf(AcceleratorBodySchema, { birthDate })).toMatchObject({ birthDate: code })
})

const question = (kind: string, isRequired: boolean) =>
  QuestionSchema.parse({ key: 'it', kind, label: 'It?', isRequired, options: [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }] })

test.each<{ kind: string; isRequired?: boolean; given: unknown; kept?: unknown; error?: string }>([
  { kind: 'text', given: ' tea ', kept: 'tea' },
  { kind: 'text', given: '\u202etea\u202c', kept: 'tea' },
  { kind: 'text', isRequired: true, given: ' ', error: 'required' },
  { kind: 'text', given: 'x'.repeat(201), error: 'tooLong' },
  { kind: 'text', given: 'two\nlines', error: 'characters' },
  { kind: 'longText', given: 'two\nlines', kept: 'two\nlines' },
  { kind: 'choice', given: 'c', error: 'choice' },
  { kind: 'several', given: ['a', 'b'], kept: ['a', 'b'] },
  { kind: 'several', given: 'a', kept: ['a'] },
  { kind: 'several', isRequired: true, given: [], error: 'required' },
  { kind: 'yesNo', given: 'true', kept: true },
  { kind: 'yesNo', isRequired: true, given: undefined, error: 'required' },
])('an answer $given to a question for $kind', ({ kind, isRequired = false, given, kept, error }) => {
  const schema = answersSchema([question(kind, isRequired)])
  expect(errorsOf(schema, { it: given })).toEqual(error ? { it: error } : {})
  if (!error) expect((schema.parse({ it: given }) as { it: unknown }).it).toEqual(kept)
})

test.each<[body: unknown, errors: object]>([
  [[], { '': 'malformed' }],
  [[{ _id: '1', position: -1 }], { '0.position': 'malformed' }],
  [[{ position: 0 }], { '0._id': 'required' }],
])('of the new order %j', (body, errors) => {
  expect(errorsOf(PositionsSchema, body)).toEqual(errors)
})
