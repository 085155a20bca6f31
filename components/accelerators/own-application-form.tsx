import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/forms/disclosure'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import styles from '@/components/forms/own-document.module.css'
import { RefreshedPage } from '@/components/forms/refreshed-page'
import { SubmitButton } from '@/components/forms/submit-button'
import type { Event } from '@/lib/contract/events'
import type { OwnApplication } from '@/lib/contract/own/own-applications'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { acceleratorLabels } from './accelerator-labels'
import { formValues } from './form-values'
import { PersonalFields } from './personal-fields'
import { ProjectFields } from './project-fields'
import { ReasonFields } from './reason-fields'

interface OwnApplicationFormProps {
  application: OwnApplication
  event: Event
  token: string
  /** Its values when it is shown again; else the stored ones are used. */
  first?: FirstForm
}

/** Corrects an application until the deadline. The address stays: the link that led here was sent to it. */
export async function OwnApplicationForm({ application, event, token, first }: OwnApplicationFormProps) {
  const questions = questionsOf(event, 'application')
  const values = { ...formValues(application.fields, application.answers), event: event.identifier }
  const [t, labels, setup] = await Promise.all([getTranslations('OwnApplicationForm'), acceleratorLabels(questions), getFormSetup(first ?? { values, errors: {}, message: '' })])
  return (
    <Disclosure title={t('title')} isOpen={first !== undefined} className={styles.action}>
      <Form
        {...setup}
        name="ownApplication"
        action={ownPath(OWN_ROUTES.correctApplication, token)}
        label={t('title')}
        labels={labels}
        questions={questions}
        confirmation={{ title: t('saved'), next: <RefreshedPage>{t('savedText')}</RefreshedPage>, preservesForm: true }}
      >
        <input type="hidden" name="event" value={event.identifier} />
        <PersonalFields labels={labels} locale={setup.locale} hasEmail={false} />
        <ProjectFields labels={labels} />
        <ReasonFields label={labels.motivation} event={event} />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
