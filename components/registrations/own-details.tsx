import { getTranslations } from 'next-intl/server'
import styles from '@/components/forms/own-document.module.css'
import { Facts } from '@/components/ui/layout/facts'
import { Stack } from '@/components/ui/layout/stack'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { countryName } from '@/lib/i18n/country-name'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { answerText } from '@/lib/site/forms/answer-text'
import { questionsOf } from '@/lib/site/forms/questions-of'

interface OwnDetailsProps {
  registration: OwnRegistration
  event: Event
  locale: Locale
}

/** The details of a registration. */
export async function OwnDetails({ registration, event, locale }: OwnDetailsProps) {
  const [t, f] = await Promise.all([getTranslations('OwnDetails'), getTranslations('FieldNames')])
  const { fullName, email, phone, country, organization, position, answers, companions, ticket } = registration
  const questions = questionsOf(event, 'registration')
  const details = [
    { label: f('fullName'), value: fullName },
    // Once guests have tickets, the tickets name them.
    { label: t('companions', { count: companions.length }), value: ticket ? '' : companions.map((companion) => companion.fullName).join(', ') },
    { label: f('email'), value: email },
    { label: f('phone'), value: phone },
    { label: f('country'), value: country && countryName(country, locale) },
    { label: f('organization'), value: organization },
    { label: f('position'), value: position },
    ...questions.map((question) => ({ label: question.label, value: answerText(question, answers[question.key], locale), labelLang: languageOf(event, 'questions') })),
  ]
  return (
    <Stack as="section" gap={4} className={styles.details} aria-labelledby="registration-details">
      <h2 id="registration-details">{t('title')}</h2>
      <Facts isQuiet className={styles.facts} facts={details} />
    </Stack>
  )
}
