import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsentField } from '@/components/forms/fields/consent-field'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { Review } from '@/components/forms/steps/review'
import { textAt } from '@/components/forms/form-controls'
import { Step } from '@/components/forms/steps/step'
import { Steps } from '@/components/forms/steps/steps'
import { SubmitButton } from '@/components/forms/submit-button'
import type { Privacy } from '@/lib/contract/commons'
import type { Event } from '@/lib/contract/events'
import type { Translated } from '@/lib/i18n/content-language'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { draftPath } from '@/lib/site/forms/draft-path'
import { thankYouPath } from '@/lib/site/forms/thank-you'
import { pathTo } from '@/lib/site/routes'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { acceleratorLabels } from './accelerator-labels'
import { LinkSourceField } from './link-source-field'
import { PersonalFields } from './personal-fields'
import { ProjectFields } from './project-fields'
import { ReasonFields } from './reason-fields'
import { SaveDraft } from './save-draft'

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
  const page = pathTo('applyNow', { eventIdentifier: event.identifier })
  // The token of the draft that the form was opened with.
  const draft = textAt(first?.values, 'draft')
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
      draftPage={draft ? draftPath(event.identifier, draft) : page}
      successRedirect={{ path: thankYouPath('application', event.identifier) }}
    >
      <input type="hidden" name="event" value={event.identifier} />
      {draft && <input type="hidden" name="draft" value={draft} />}
      <LinkSourceField />
      <Steps
        steps={[...steps, last]}
        texts={{ label: t('steps'), position: String(t.raw('position')), next: String(t.raw('next')), back: t('back') }}
      >
        <Step id="personal" title={t('personal')}>
          <PersonalFields labels={labels} locale={setup.locale} hasEmail />
        </Step>
        <Step id="project" title={t('project')}>
          <ProjectFields labels={labels} />
        </Step>
        <Step id="why" title={t('why')}>
          <ReasonFields label={labels.motivation} event={event} />
        </Step>
        <Step id="check" title={t('check')} intro={t('checkIntro')}>
          <Review step="check" steps={steps} labels={labels} texts={{ change: t('change'), empty: t('empty') }} />
          <ConsentField privacy={privacy} />
          <SubmitButton>{t('submit')}</SubmitButton>
        </Step>
      </Steps>
      <SaveDraft
        action={draft ? `${WRITE_ROUTES.createDraft.path}/${encodeURIComponent(draft)}` : WRITE_ROUTES.createDraft.path}
        isUpdate={draft !== ''}
        locale={setup.locale}
        texts={{ title: t('later'), text: t(draft ? 'laterAgainText' : 'laterText'), saved: t('laterSaved'), failed: t('laterFailed'), unreached: t('laterUnreached') }}
      />
      {note}
    </Form>
  )
}
