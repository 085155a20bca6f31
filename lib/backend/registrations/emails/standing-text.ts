import type { Event } from '@/lib/contract/events'
import { getTranslations } from '@/lib/i18n/translations'
import { formatInstant } from '@/lib/site/text/instants'
import type { RegistrationEmailKind } from './email-kinds'
import type { StoredRegistration } from '../stored-registration'

/** The kinds of email that say the same to everybody. */
const OF_THE_EVENT: readonly RegistrationEmailKind[] = ['eventChanged', 'eventNews', 'eventRevived', 'eventPostponed']

/** The text that an email on an event adds for guests without a seat; empty for all others. */
export function standingText(kind: RegistrationEmailKind, { state, locale, offerEndsAt }: StoredRegistration, { timezone: timeZone }: Event, seats: number): string {
  if (!OF_THE_EVENT.includes(kind)) return ''
  const t = getTranslations({ locale, namespace: 'Emails' })
  if (state === 'waiting') return t('stillWaiting')
  if (state !== 'offered' || !offerEndsAt) return ''
  const isOver = Date.parse(offerEndsAt) < Date.now()
  const until = formatInstant(offerEndsAt, { locale, timeZone })
  // No offer ends while the event is postponed; one that is over ends as soon as the event has a date again.
  if (kind === 'eventPostponed') return t('offeredWhilePostponed', { seats, until, isOver: String(isOver) })
  return isOver ? '' : t('stillOffered', { seats, until })
}
