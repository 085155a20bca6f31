import type { Event } from '@/lib/contract/events'
import { countryName } from '@/lib/i18n/country-name'
import { getTranslations } from '@/lib/i18n/translations'
import { answerText } from '@/lib/site/forms/answer-text'
import { questionsOf } from '@/lib/site/forms/questions-of'
import type { EmailFact } from '../../email/email-layout'
import { REGISTRATION_EMAILS, type RegistrationEmailKind } from './registration-kinds'
import type { EmailedFacts } from '../../email/emailed-facts'
import { timeAndPlaceFacts, toListedFacts } from '../../email/event-emails'
import type { StoredRegistration } from '../stored-registration'

/**
 * The facts that an email about a registration lists.
 *
 * @param companions of guests without tickets; otherwise the tickets name them
 * @param previous date and place in the last email
 */
export function registrationFacts(
  kind: RegistrationEmailKind,
  registration: StoredRegistration,
  event: Event,
  { companions, previous }: { companions: readonly StoredRegistration[]; previous: EmailedFacts | null },
): EmailFact[] {
  const { locale, fullName } = registration
  const t = getTranslations({ locale, namespace: 'Emails' })
  const { lists } = REGISTRATION_EMAILS[kind]
  const before = lists === 'changes' ? previous : null
  const facts: EmailFact[] = [
    ...timeAndPlaceFacts(event, locale, before),
    // Nothing opens where nothing takes place.
    ...(event.status === 'scheduled' ? [{ label: t('doors'), value: event.doors, previous: before?.locale === locale ? (before.doors ?? '') : '' }] : []),
    { label: t('name'), value: fullName },
    { label: t('companions', { count: companions.length }), value: companions.map((companion) => companion.fullName).join(', ') },
    ...(lists === 'details' ? detailsOf(registration, event) : []),
  ]
  return toListedFacts(facts)
}

function detailsOf({ locale, phone, country, organization, position, answers }: StoredRegistration, event: Event): EmailFact[] {
  const t = getTranslations({ locale, namespace: 'FieldNames' })
  const questions = questionsOf(event, 'registration')
  return [
    { label: t('phone'), value: phone ?? '' },
    { label: t('country'), value: country ? countryName(country, locale) : '' },
    { label: t('organization'), value: organization ?? '' },
    { label: t('position'), value: position ?? '' },
    ...questions.map((question) => ({ label: question.label, value: answerText(question, answers?.[question.key], locale) })),
  ]
}
