import { FIELD_ERROR_CODES, type FieldErrorCode } from '@/lib/contract/fields/field-errors'
import type { Question } from '@/lib/contract/fields/questions'
import { CheckField } from './fields/check-field'
import { ChoiceField } from './fields/choice-field'
import { Form } from './form'
import type { FirstForm, FormTexts } from './form-setup'
import { SubmitButton } from './submit-button'
import { TextField } from './fields/text-field'

/** The words of the forms that tests render: each error is called by its code. */
export const TEXTS: FormTexts = {
  optional: '(optional)',
  summary: { one: '{count} field needs attention', other: '{count} fields need attention' },
  sending: 'Sending…',
  busy: 'Many are sending.',
  countdown: 'Next try in {seconds} s.',
  offline: 'There is no connection.',
  unanswered: 'There was no answer.',
  arrived: 'The first try has probably arrived.',
  failed: 'Something went wrong.',
  honeypot: 'Leave empty',
  errors: Object.fromEntries(FIELD_ERROR_CODES.map((code) => [code, `Error: ${code}`])) as Record<FieldErrorCode, string>,
}

const DIET = { label: 'Diet', help: '', form: 'registration', isRequired: true, isRetired: false, accepts: 'pdf', maxMegabytes: 10 } as const
const QUESTIONS: Question[] = [{ ...DIET, key: 'diet', kind: 'several', options: [{ value: 'a', label: 'Vegan' }, { value: 'b', label: 'Halal' }] }]
const LABELS = { fullName: 'Name', email: 'E-mail', phone: 'Telephone', country: 'Country', 'companions.1': 'Companion', 'answers.diet': 'Diet', consent: 'Consent' }

/** A registration as tests fill it in. */
export function RegistrationFixture({ first, draftPage }: { first?: FirstForm; draftPage?: string }) {
  return (
    <Form
      locale="en"
      texts={TEXTS}
      first={first}
      name="registration"
      action="/api/registrations"
      label="Register"
      labels={LABELS}
      questions={QUESTIONS}
      fields={{ phone: 'required', country: 'required', organization: 'optional', position: 'optional' }}
      draftPage={draftPage}
      successRedirect={{ path: '/thank-you/registration', otherPath: '/thank-you/waiting' }}
      duplicate={<p>Lost the email?</p>}
    >
      <input type="hidden" name="event" value="summit" />
      <TextField name="fullName" label="Name" isRequired />
      <TextField name="email" label="E-mail" type="email" help="For the confirmation" isRequired />
      <TextField name="phone" label="Telephone" type="tel" isRequired />
      <TextField name="country" label="Country" isRequired />
      <ChoiceField name="answers.diet" label="Diet" isMultiple options={QUESTIONS[0]?.options ?? []} isRequired />
      <details>
        <summary>I bring company</summary>
        <TextField name="companions.1" label="Companion" />
      </details>
      <CheckField name="consent">I agree</CheckField>
      <SubmitButton>Register</SubmitButton>
    </Form>
  )
}
