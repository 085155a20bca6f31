import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EventSchema } from '@/lib/contract/events'
import { RegistrationForm } from './registration-form'

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }))
jest.mock('@/components/forms/form-setup', () => ({ getFormSetup: () => Promise.resolve({ locale: 'en' }) }))
jest.mock('@/components/forms/form', () => ({ Form: ({ children }: { children: ReactNode }) => <form>{children}</form> }))
jest.mock('@/components/forms/fields/text-field', () => ({ TextField: () => null }))
jest.mock('@/components/forms/submit-button', () => ({ SubmitButton: () => null }))
jest.mock('@/components/forms/fields/question-fields', () => ({ QuestionFields: () => <p>Questions</p>, questionLabels: () => ({}) }))
jest.mock('@/components/forms/fields/consent-field', () => ({ ConsentField: () => <p>Consent</p> }))
jest.mock('./companion-fields', () => ({ CompanionFields: () => null, companionLabels: () => Promise.resolve({}) }))
jest.mock('./contact-fields', () => ({ ContactFields: () => null }))
jest.mock('./registration-field-labels', () => ({ registrationFieldLabels: () => Promise.resolve({}) }))
jest.mock('./work-fields', () => ({ WorkFields: () => null, asksForWork: () => false }))
jest.mock('./resend-email', () => ({ ResendEmail: () => null }))

const question = { key: 'diet', form: 'registration', kind: 'text', label: 'Diet' }
const privacy = { title: '', text: '', updatedAt: null }

test.each([
  { what: 'an event with questions of its own has', questions: [question], groups: ['you', 'last'] },
  { what: 'one that asks nothing more has not', questions: [], groups: ['you'] },
])('$what a heading for them, above the consent', async ({ questions, groups }) => {
  const event = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', questions })
  render(await RegistrationForm({ event, privacy, isWaitingList: false }))
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(groups)
  expect(screen.getByText('Consent').closest('fieldset')).toBeNull()
})
