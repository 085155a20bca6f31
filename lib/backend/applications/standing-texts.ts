import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { formatDay } from '@/lib/site/text/dates'
import { formatInstant } from '@/lib/site/text/instants'
import type { EventEmailKind } from '../email/event-emails'
import type { Accelerator } from '../payload-types'

/** The texts about the application that an email on an event adds for applicants. */
export function standingTexts(kind: EventEmailKind, { locale, toldState: state }: Pick<Accelerator, 'locale' | 'toldState'>, event: Event): string[] {
  if (state === 'declined' || state === 'withdrawn') return []
  const t = getTranslations({ locale, namespace: 'Emails' })
  const isAccepted = String(state === 'accepted')
  if (kind === 'eventCancelled') return [t('applicationEnds', { isAccepted })]
  return [t('applicationStands', { isAccepted, isRevived: String(kind === 'eventRevived') }), ...decisionTexts(state, locale, event)]
}

/** The day until which applicants get a decision, as long as that can be promised. */
export function decisionTexts(state: Accelerator['state'], locale: Locale, { decisionsAt, timezone: timeZone }: Event): string[] {
  if (state !== 'received' || !decisionsAt || Date.parse(decisionsAt) < Date.now()) return []
  return [getTranslations({ locale, namespace: 'Emails' })('decisionDay', { day: formatDay(decisionsAt, { locale, timeZone }) })]
}

/** Until when an accepted applicant has to say whether they come. */
export function confirmTexts({ toldState, locale, confirmBy, comes }: Pick<Accelerator, 'toldState' | 'locale' | 'confirmBy' | 'comes'>, { timezone: timeZone }: Event): string[] {
  if (toldState !== 'accepted' || !confirmBy || comes) return []
  return [getTranslations({ locale, namespace: 'Emails' })('confirmPlace', { until: formatInstant(confirmBy, { locale, timeZone }) })]
}
