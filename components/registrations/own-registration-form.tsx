import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/forms/disclosure'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { QuestionFields, questionLabels } from '@/components/forms/fields/question-fields'
import { PresentState } from '@/components/forms/present-state'
import { RefreshedPage } from '@/components/forms/refreshed-page'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import styles from '@/components/forms/own-document.module.css'
import type { Event } from '@/lib/contract/events'
import { MOST_COMPANIONS } from '@/lib/contract/fields/registration-fields'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import { languageOf } from '@/lib/i18n/content-language'
import { VERSION_FIELD } from '@/lib/site/constants'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { pathTo } from '@/lib/site/routes'
import { ContactFields } from './contact-fields'
import { registrationFieldLabels } from './registration-field-labels'
import { WorkFields } from './work-fields'

interface OwnRegistrationFormProps {
  registration: OwnRegistration
  event: Event
  token: string
  /** Of the registration, for the save; empty where the backend tells none apart. */
  version?: string
  /** Its values when it is shown again; else the stored ones are used. */
  first?: FirstForm
}

/** Corrects a registration. The address stays: the link that led here was sent to it. */
export async function OwnRegistrationForm({ registration, event, token, version = '', first }: OwnRegistrationFormProps) {
  const { fullName, phone, organization, position, country, answers } = registration
  const companions = Object.fromEntries(registration.companions.map((companion) => [companion.position, companion.fullName]))
  const values = { fullName, phone, organization, position, country, answers, companions, [VERSION_FIELD]: version }
  const [t, f, c, chosenLabels, setup] = await Promise.all([
    getTranslations('OwnRegistrationForm'),
    getTranslations('FieldNames'),
    getTranslations('CompanionFields'),
    registrationFieldLabels(event.registrationFields),
    getFormSetup(first ?? { values, errors: {}, message: '' }),
  ])
  const questions = questionsOf(event, 'registration')
  const status = registrationStatus(event)
  const canBringMore = status === 'open' || (isOpen(status) && registration.state === 'waiting')
  const positions = Array.from({ length: MOST_COMPANIONS }, (_, index) => index + 1)
  const shown = positions.filter((number) => companions[number] || (canBringMore && number <= event.companionsLimit))
  const companionNames = Object.fromEntries(shown.map((number, index) => [`companions.${number}`, c('name', { number: index + 1 })]))
  const labels = {
    fullName: f('fullName'),
    ...companionNames,
    ...chosenLabels,
    ...questionLabels(questions),
  }
  return (
    <Disclosure title={t('title')} isOpen={first !== undefined} className={styles.action}>
      <Form
        {...setup}
        name="ownRegistration"
        action={ownPath(OWN_ROUTES.correctRegistration, token)}
        label={t('title')}
        labels={labels}
        questions={questions}
        fields={event.registrationFields}
        outdated={<PresentState href={pathTo('ownRegistration', { token })} text={t('presentText')} label={t('present')} />}
        confirmation={{ title: t('saved'), next: <RefreshedPage>{[t('savedText'), registration.ticket && t('newTicket')].filter(Boolean).join(' ')}</RefreshedPage>, preservesForm: true }}
      >
        <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
        {Object.entries(companionNames).map(([name, label]) => (
          <TextField key={name} name={name} label={label} autoComplete="off" />
        ))}
        {shown.length > 0 && (
          <p>{[registration.companions.length > 0 && t('fewer'), shown.length > registration.companions.length && t('more')].filter(Boolean).join(' ')}</p>
        )}
        <ContactFields fields={event.registrationFields} locale={setup.locale} />
        <WorkFields fields={event.registrationFields} />
        <QuestionFields questions={questions} lang={languageOf(event, 'questions')} />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
