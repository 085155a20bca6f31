import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { placeOf } from '@/lib/site/text/place'
import type { EmailFact } from './email-layout'
import type { EmailKindOf } from './email-kinds'
import { isOutdated, whenOf, type EmailedFacts } from './emailed-facts'

export const EMAIL_KIND_OF_EVENT_STATUS = {
  scheduled: 'eventChanged',
  postponed: 'eventPostponed',
  cancelled: 'eventCancelled',
} as const satisfies Record<Event['status'], EventEmailKind>

/** The kinds of email that say the same to everybody: how the event stands. */
export type EventEmailKind = EmailKindOf<'events'>

/**
 * The kind of email that tells somebody how an event stands.
 *
 * @param emailed the facts of the last email
 */
export function eventEmailKind(event: Event, emailed: EmailedFacts | null): EventEmailKind {
  const { status } = event
  if (status !== 'scheduled') return EMAIL_KIND_OF_EVENT_STATUS[status]
  if (emailed?.status === 'cancelled') return 'eventRevived'
  // Nothing has changed for guests who have had no email yet.
  return emailed && isOutdated(emailed, event) ? 'eventChanged' : 'eventNews'
}

/** When and where an event takes place, as an email lists it, beside what the email before said. */
export function timeAndPlaceFacts(event: Event, locale: Locale, before: EmailedFacts | null): EmailFact[] {
  const t = getTranslations({ locale, namespace: 'Emails' })
  return [
    { label: t('when'), value: event.status === 'postponed' ? t('noDate') : whenOf(event, locale), previous: before ? whenOf(before, locale) : '' },
    { label: t('where'), value: placeOf(event), previous: before?.locale === locale ? before.where : '' },
  ]
}

/** Leaves out facts that are empty now and before, and the previous value where it is the same. */
export function toListedFacts(facts: readonly EmailFact[]): EmailFact[] {
  return facts
    .filter(({ value, previous }) => value !== '' || previous)
    .map((fact) => (fact.previous === fact.value ? { ...fact, previous: '' } : fact))
}
