import type { Event } from '@/lib/contract/events'
import { getTranslations } from '@/lib/i18n/translations'
import { formatInstant } from '@/lib/site/text/instants'
import { REGISTRATION_EMAILS, type RegistrationEmailKind } from './registration-kinds'
import type { StoredRegistration } from '../stored-registration'

/** What becomes of the place of a guest without a seat, in an email on the event; empty for all others. */
export function placeText(kind: RegistrationEmailKind, { state, locale, offerEndsAt }: StoredRegistration, { timezone: timeZone }: Event, seats: number): string {
  if (!REGISTRATION_EMAILS[kind].tellsPlace) return ''
  const t = getTranslations({ locale, namespace: 'Emails' })
  if (state === 'waiting') return t('stillWaiting')
  if (state !== 'offered' || !offerEndsAt) return ''
  const isOver = Date.parse(offerEndsAt) < Date.now()
  const until = formatInstant(offerEndsAt, { locale, timeZone })
  // No offer ends while the event is postponed; one that is over ends as soon as the event has a date again.
  if (kind === 'eventPostponed') return t('offeredWhilePostponed', { seats, until, isOver: String(isOver) })
  return isOver ? '' : t('stillOffered', { seats, until })
}
