import { render, screen } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import { OwnRegistrationSchema } from '@/lib/contract/own/own-registrations'
import messages from '@/messages/en.json'
import { AgainRefused } from './again-refused'
import { CancelRegistration } from './cancel-registration'
import { lossText } from './loss-text'
import { OwnDetails } from './own-details'
import { OwnRegistrationState } from './own-registration-state'
import { RegisterAgain } from './register-again'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'OwnRegistrationState') =>
    Promise.resolve(jest.requireActual<typeof import('@/lib/i18n/translations')>('@/lib/i18n/translations').getTranslations({ locale: 'en', namespace })),
}))
jest.mock('@/components/forms/one-tap/action-form', () => ({
  ActionForm: ({ action, children }: { action: string; children: string }) => (
    <form action={action}>
      <button type="submit">{children}</button>
    </form>
  ),
}))
jest.mock('./registration-form', () => ({ RegistrationForm: () => null }))
jest.mock('@/lib/i18n/navigation', () => ({ Link: ({ children, ...link }: { href: string; children: string }) => <a {...link}>{children}</a> }))

const event = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', isRegistrationActive: true, startsAt: '2999-05-10T06:00:00Z' })
const registration = OwnRegistrationSchema.parse({ event: 'summit', fullName: 'Nino', email: 'nino@example.com', offerEndsAt: '2999-05-01T06:00:00Z' })

async function show(change: Partial<typeof registration>, more: Partial<typeof event> = {}, done: 'register' | 'correct' | null = null) {
  const state = await OwnRegistrationState({ registration: { ...registration, ...change }, event: { ...event, ...more }, token: 'token', done, locale: 'en' })
  return render(<main>{state}</main>).container
}

test('who has cancelled is promised nothing once registration has closed', async () => {
  expect(await show({ state: 'withdrawn' }, { isRegistrationActive: false })).toHaveTextContent(/^$/)
})

test.each([
  ['2099-05-01T06:00:00Z', /^The event has been postponed\. We’re holding your seat until 1 May 2099.*, or until there is a new date if that comes later\./],
  ['2020-05-01T06:00:00Z', /^The event has been postponed\. We’re holding your seat until there is a new date\./],
])('an offer until %s does not end while the event is postponed', async (offerEndsAt, text) => {
  expect(await show({ state: 'offered', offerEndsAt }, { status: 'postponed' })).toHaveTextContent(text)
})

test.each([
  ['waiting', false, 'As soon as there are 2 seats for you and your companion, we’ll write to'],
  ['offered', true, 'We’re holding 2 seats for you and your companion until'],
] as const)('a group that is %s (invitation: %s) reads how many seats it is about, and who comes along', async (state, isInvited, text) => {
  const companions = [{ fullName: 'Levan', position: 1, ticket: null }]
  expect(await show({ state, isInvited, place: 1, companions })).toHaveTextContent(text)
  render(await OwnDetails({ registration: { ...registration, state, companions }, event, locale: 'en' }))
  expect(screen.getByText('Levan').previousElementSibling).toHaveTextContent('Companion')
})

test('who has just registered reads once where the email went, without a link to the same page', async () => {
  const main = await show({ state: 'confirmed' }, {}, 'register')
  expect(main.textContent.match(/nino@example\.com/g)).toHaveLength(1)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['confirmed', 'Your seat becomes free', 'Cancel my registration', 'Keep my registration'],
  ['invited', 'The seat we’re holding for you becomes free', 'No, thank you', 'Go back to the invitation'],
] as const)('the cancellation of somebody who is %s says what is given up', async (given, text, cancel, keep) => {
  const state = given === 'invited' ? 'offered' : given
  render(<main>{await CancelRegistration({ registration: { ...registration, state, isInvited: given === 'invited' }, event, token: 'token', locale: 'en' })}</main>)
  expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible()
  expect(screen.getByRole('button', { name: cancel }).closest('form')).toHaveAttribute('action', '/api/ownRegistrations/token/withdraw')
  expect(screen.getByRole('link', { name: keep })).toHaveAttribute('href', '/registration/token')
})

test.each([
  ['confirmed', 0, {}, 'Your seat becomes free for somebody else. This can’t be undone: to come after all, you would have to register again.'],
  ['confirmed', 2, {}, 'All 3 seats become free for others: yours and your companions’. This can’t be undone: to come after all, you would have to register again.'],
  ['offered', 1, {}, 'The 2 seats we’re holding for you and your companion become free for others. This can’t be undone: to come after all, you would have to register again.'],
  ['confirmed', 0, { isRegistrationActive: false }, 'Your seat becomes free for somebody else. This can’t be undone, and registration is not open at present.'],
  ['waiting', 0, { status: 'postponed' }, 'Your place on the waiting list goes to the next person. This can’t be undone, and registration is not open at present.'],
] as const)('who is %s with %i companions reads what all of them lose, and whether they could come back', async (state, count, change, text) => {
  const companions = Array.from({ length: count }, (_, index) => ({ fullName: `Companion ${index}`, position: index + 1, ticket: null }))
  expect(await lossText({ ...registration, state, companions }, { ...event, ...change })).toBe(text)
})

const { ApiErrors, Form, RegisterAgain: again } = messages

test.each([
  ['duplicate', ApiErrors.alreadyRegistered],
  ['over', ApiErrors.registrationClosed],
  ['limit', ApiErrors.tooManyRequests],
  ['failed', ApiErrors.invalid],
  ['away', Form.failed],
])('shows the reason why a visitor was not registered again: %s', async (notice, text) => {
  render(await AgainRefused({ notice }))
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test.each(['constructor', ['duplicate', 'over']])('an address with notice=%s says nothing', async (notice) => {
  expect(await AgainRefused({ notice })).toBeNull()
})

test.each(['waiting', 'withdrawn'] as const)('whoever is %s is not asked to register again', async (state) => {
  render(await RegisterAgain({ registration: { ...registration, state }, token: 'token', event, privacy: { title: '', text: '', updatedAt: null }, isIncomplete: false, locale: 'en' }))
  expect(screen.getByRole('heading', { name: again.firstTitle })).toBeVisible()
})
