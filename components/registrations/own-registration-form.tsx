import { getTranslations } from 'next-intl/server'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { QuestionFields, questionLabels } from '@/components/forms/fields/question-fields'
import { RefreshedPage } from '@/components/forms/refreshed-page'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import { languageOf } from '@/lib/i18n/content-language'
import { AskedContact, AskedWork, askedLabels } from './asked-fields'
import styles from './own-registration.module.css'

interface OwnRegistrationFormProps {
  registration: OwnRegistration
  event: Event
  token: string
  /** What it holds when it is shown again; else what is stored. */
  first?: FirstForm
}

/** Corrects a registration. The address stays: the link that led here was sent to it. */
export async function OwnRegistrationForm({ registration, event, token, first }: OwnRegistrationFormProps) {
  const { fullName, phone, organization, position, country, answers } = registration
  const companions = registration.companions.map((companion) => [String(companion.position), companion.fullName] as const)
  const values = { fullName, phone, organization, position, country, answers, companions: Object.fromEntries(companions) }
  const [t, f, c, chosenLabels, setup] = await Promise.all([
    getTranslations('OwnRegistrationForm'),
    getTranslations('FieldNames'),
    getTranslations('CompanionFields'),
    askedLabels(event.registrationFields),
    getFormSetup(first ?? { values, errors: {}, message: '' }),
  ])
  const questions = event.questions.filter(({ form }) => form === 'registration')
  const companionNames = Object.fromEntries(companions.map(([position], index) => [`companions.${position}`, c('name', { number: index + 1 })]))
  const labels = {
    fullName: f('fullName'),
    ...companionNames,
    ...chosenLabels,
    ...questionLabels(questions),
  }
  return (
    <details className={styles.correct} open={first !== undefined}>
      <summary>{t('title')}</summary>
      <Form
        {...setup}
        name="ownRegistration"
        action={ownPath(OWN_ROUTES.correctRegistration, token)}
        label={t('title')}
        labels={labels}
        questions={questions}
        fields={event.registrationFields}
        confirmation={{ title: t('saved'), next: <RefreshedPage>{t('savedText')}</RefreshedPage> }}
      >
        <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
        {Object.entries(companionNames).map(([name, label]) => (
          <TextField key={name} name={name} label={label} autoComplete="off" isRequired />
        ))}
        <AskedContact fields={event.registrationFields} locale={setup.locale} />
        <AskedWork fields={event.registrationFields} />
        <QuestionFields questions={questions} lang={languageOf(event, 'questions')} />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </details>
  )
}
