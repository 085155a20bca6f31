import { getTranslations } from 'next-intl/server'
import styles from '@/components/forms/own-document.module.css'
import { Facts } from '@/components/ui/layout/facts'
import { Stack } from '@/components/ui/layout/stack'
import { PROJECT_STAGES } from '@/lib/contract/accelerators'
import type { Event } from '@/lib/contract/events'
import type { OwnApplication } from '@/lib/contract/own/own-applications'
import { OWN_FILE, ownPath } from '@/lib/contract/routes'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import type { Locale } from '@/lib/i18n/locales'
import { answerText } from '@/lib/site/forms/answer-text'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { formatDay } from '@/lib/site/text/dates'
import { acceleratorLabels } from './accelerator-labels'

interface OwnApplicationDetailsProps {
  application: OwnApplication
  event: Event
  token: string
  locale: Locale
}

/** What was sent, with its files. */
export async function OwnApplicationDetails({ application, event, token, locale }: OwnApplicationDetailsProps) {
  const [t, stages, labels] = await Promise.all([getTranslations('OwnApplicationDetails'), getTranslations('AcceleratorForm'), acceleratorLabels([])])
  const { fields, answers, files } = application
  const stage = PROJECT_STAGES.find((one) => one === fields.projectStage)
  const details = [
    { label: labels.fullName, value: fields.fullName },
    { label: labels.email, value: fields.email },
    { label: labels.phone, value: fields.phone },
    { label: labels.country, value: fields.country && countryName(fields.country, locale) },
    { label: labels.birthDate, value: fields.birthDate && formatDay(`${fields.birthDate}T12:00:00Z`, { locale, timeZone: 'UTC' }) },
    { label: labels.organization, value: fields.organization },
    { label: labels.projectName, value: fields.projectName },
    { label: labels.projectStage, value: stage && stages(stage) },
    { label: labels.link, value: fields.link },
    { label: labels.motivation, value: fields.motivation },
    ...questionsOf(event, 'application').map((question) => {
      const file = question.kind === 'file' ? files.find((one) => one.question === question.key) : undefined
      const name = answerText(question, answers[question.key], locale)
      return { label: question.label, value: file ? <FileLink file={file} token={token} /> : name, labelLang: languageOf(event, 'questions') }
    }),
  ]
  return (
    <Stack as="section" gap={4} className={styles.details} aria-labelledby="application-details">
      <h2 id="application-details">{t('title')}</h2>
      <Facts isQuiet className={styles.facts} facts={details} />
    </Stack>
  )
}

function FileLink({ file: { id, name }, token }: { file: OwnApplication['files'][number]; token: string }) {
  return (
    <a href={ownPath(OWN_FILE, token).replace('{id}', id)} download={name}>
      {name}
    </a>
  )
}
