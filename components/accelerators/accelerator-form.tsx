import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsentField } from '@/components/forms/fields/consent-field'
import { CountryField } from '@/components/forms/fields/country-field'
import { DateField } from '@/components/forms/fields/date-field'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { QuestionFields } from '@/components/forms/fields/question-fields'
import { Review } from '@/components/forms/steps/review'
import { Step } from '@/components/forms/steps/step'
import { Steps } from '@/components/forms/steps/steps'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/fields/text-area'
import { TextField } from '@/components/forms/fields/text-field'
import type { Privacy } from '@/lib/contract/commons'
import type { Event } from '@/lib/contract/events'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { thankYouPath } from '@/lib/site/forms/thank-you'
import { pathTo } from '@/lib/site/routes'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { acceleratorLabels } from './accelerator-labels'
import { ProjectFields } from './project-fields'

interface AcceleratorFormProps {
  /** The programme that visitors apply for, whichever event the page belongs to. */
  event: Event
  privacy: Translated<Privacy>
  first?: FirstForm
  /** Shown below the form until it is sent. */
  note?: ReactNode
}

/** An application in four steps. */
export async function AcceleratorForm({ event, privacy, first, note }: AcceleratorFormProps) {
  const [t, setup] = await Promise.all([getTranslations('AcceleratorForm'), getFormSetup(first)])
  const questions = questionsOf(event, 'application')
  const labels = await acceleratorLabels(questions)
  const steps = [
    { id: 'personal', title: t('personal') },
    { id: 'project', title: t('project') },
    { id: 'why', title: t('why') },
  ]
  const last = { id: 'check', title: t('check') }
  return (
    <Form
      {...setup}
      name="application"
      action="/api/accelerators"
      label={t('label')}
      labels={labels}
      questions={questions}
      storage="local"
      draftPage={pathTo('applyNow', { eventIdentifier: event.identifier })}
      successRedirect={{ path: thankYouPath('application', event.identifier) }}
    >
      <input type="hidden" name="event" value={event.identifier} />
      <Steps
        steps={[...steps, last]}
        texts={{ label: t('steps'), position: String(t.raw('position')), next: String(t.raw('next')), back: t('back') }}
      >
        <Step id="personal" title={t('personal')}>
          <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
          <FieldPair>
            <TextField name="email" type="email" label={labels.email} help={t('emailHelp')} autoComplete="email" isRequired />
            <TextField name="phone" type="tel" label={labels.phone} help={t('phoneHelp')} autoComplete="tel" isRequired />
          </FieldPair>
          <CountryField label={labels.country} locale={setup.locale} isRequired />
          <DateField name="birthDate" label={labels.birthDate} autoComplete="bday" isRequired />
          <TextField name="organization" label={labels.organization} autoComplete="organization" />
        </Step>
        <Step id="project" title={t('project')}>
          <ProjectFields labels={labels} />
        </Step>
        <Step id="why" title={t('why')}>
          <TextArea name="motivation" label={labels.motivation} help={t('motivationHelp')} rows={10} isRequired />
          <QuestionFields questions={questions} lang={languageOf(event, 'questions')} />
        </Step>
        <Step id="check" title={t('check')} intro={t('checkIntro')}>
          <Review step="check" steps={steps} labels={labels} texts={{ change: t('change'), empty: t('empty') }} />
          <ConsentField privacy={privacy} />
          <SubmitButton>{t('submit')}</SubmitButton>
        </Step>
      </Steps>
      {note}
    </Form>
  )
}
