import { render, screen } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import { OwnRegistrationSchema, type OwnRegistration } from '@/lib/contract/own-registrations'
import { RegisterAgain } from './register-again'

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve(Object.assign((key: string) => key, { rich: (key: string) => key })) }))
jest.mock('@/components/forms/one-tap/action-form', () => ({ ActionForm: () => <button type="submit">One tap</button> }))
jest.mock('./registration-form', () => ({ RegistrationForm: ({ first }: { first: { values: { fullName: string } } }) => <form aria-label={`Form of ${first.values.fullName}`} /> }))

const event = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit' })
const registration = OwnRegistrationSchema.parse({ event: 'before', fullName: 'Nino', email: 'nino@example.com', phone: '+995 555 12 34 56', country: 'GE', state: 'confirmed' })

async function show(isIncomplete: boolean, state: OwnRegistration['state'] = 'confirmed') {
  render(await RegisterAgain({ registration: { ...registration, state }, token: 'token', event, privacy: { title: '', text: '', updatedAt: null }, isIncomplete, locale: 'en' }))
}

test.each([
  ['confirmed', 'title'],
  ['waiting', 'firstTitle'],
  ['withdrawn', 'firstTitle'],
] as const)('whoever is %s is asked "%s"', async (state, title) => {
  await show(false, state)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
})
