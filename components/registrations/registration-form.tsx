import { getTranslations } from 'next-intl/server'
import { ConsentField } from '@/components/forms/fields/consent-field'
import { FieldGroup } from '@/components/forms/fields/field-group'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { questionLabels, QuestionFields } from '@/components/forms/fields/question-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import type { Privacy } from '@/lib/contract/commons'
import type { Event } from '@/lib/contract/events'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { thankYouPath } from '@/lib/site/forms/thank-you'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { CompanionFields, companionLabels } from './companion-fields'
import { ContactFields } from './contact-fields'
import { registrationFieldLabels } from './registration-field-labels'
import { ResendEmail } from './resend-email'
import { asksForWork, WorkFields } from './work-fields'

interface RegistrationFormProps {
  event: Event
  privacy: Translated<Privacy>
  /** Whether all seats are taken. */
  isWaitingList: boolean
  first?: FirstForm
}

/** Registers for an event, or for its waiting list when all seats are taken. */
export async function RegistrationForm({ event, privacy, isWaitingList, first }: RegistrationFormProps) {
  const [t, f, consent, chosenLabels, companions, setup] = await Promise.all([
    getTranslations('RegistrationForm'),
    getTranslations('FieldNames'),
    getTranslations('ConsentField'),
    registrationFieldLabels(event.registrationFields),
    companionLabels(event.companionsLimit),
    getFormSetup(first),
  ])
  const questions = questionsOf(event, 'registration')
  const labels = {
    fullName: f('fullName'),
    email: f('email'),
    ...chosenLabels,
    ...companions,
    ...questionLabels(questions),
    consent: consent('name'),
  }
  return (
    <Form
      {...setup}
      name="registration"
      action="/api/registrations"
      label={t('label')}
      labels={labels}
      questions={questions}
      fields={event.registrationFields}
      successRedirect={{ path: thankYouPath('registration', event.identifier), otherPath: thankYouPath('waiting', event.identifier) }}
      duplicate={<ResendEmail action={WRITE_ROUTES.resendRegistration.path} locale={setup.locale} text={t('resendText')} label={t('resend')} />}
    >
      <input type="hidden" name="event" value={event.identifier} />
      <FieldGroup title={t('you')}>
        <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
        <ContactFields fields={event.registrationFields} locale={setup.locale}>
          <TextField name="email" type="email" label={labels.email} help={t('emailHelp', { hasEntry: String(!isWaitingList && event.startsAt !== null) })} autoComplete="email" isRequired />
        </ContactFields>
      </FieldGroup>
      {asksForWork(event.registrationFields) && (
        <FieldGroup title={t('work')}>
          <WorkFields fields={event.registrationFields} />
        </FieldGroup>
      )}
      <CompanionFields limit={event.companionsLimit} isOpen={Boolean(first?.values.companions)} />
      {questions.length > 0 && (
        <FieldGroup title={t('last')}>
          <QuestionFields questions={questions} lang={languageOf(event, 'questions')} />
        </FieldGroup>
      )}
      <ConsentField privacy={privacy} />
      <SubmitButton>{t(isWaitingList ? 'submitWaiting' : 'submit')}</SubmitButton>
    </Form>
  )
}
