import type { Event } from '@/lib/contract/events'
import { PROJECT_STAGES } from '@/lib/contract/accelerators'
import { countryName } from '@/lib/i18n/country-name'
import { getTranslations } from '@/lib/i18n/translations'
import { answerText } from '@/lib/site/forms/answer-text'
import { formatDay } from '@/lib/site/text/dates'
import { questionsOf } from '@/lib/site/forms/questions-of'
import type { EmailFact } from '../email/email-layout'
import type { Accelerator } from '../payload-types'

/** What an applicant sent, in their language. */
export function applicationFacts(application: Accelerator, event: Event): EmailFact[] {
  const { locale, country, birthDate, answers } = application
  const f = getTranslations({ locale, namespace: 'FieldNames' })
  const t = getTranslations({ locale, namespace: 'AcceleratorForm' })
  const given = new Map(Object.entries(answers ?? {}))
  const stage = PROJECT_STAGES.find((one) => one === application.projectStage)
  const facts = [
    { label: f('fullName'), value: application.fullName },
    { label: f('phone'), value: application.phone },
    { label: f('country'), value: country && countryName(country, locale) },
    { label: t('birthDate'), value: birthDate && formatDay(`${birthDate}T12:00:00Z`, { locale, timeZone: 'UTC' }) },
    { label: f('organization'), value: application.organization },
    { label: t('projectName'), value: application.projectName },
    { label: t('projectStage'), value: stage && t(stage) },
    { label: t('link'), value: application.link },
    { label: t('motivation'), value: application.motivation },
    ...questionsOf(event, 'application').map((question) => ({ label: question.label, value: answerText(question, given.get(question.key), locale) })),
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
