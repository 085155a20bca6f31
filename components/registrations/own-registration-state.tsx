import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import documentStyles from '@/components/forms/own-document.module.css'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { SEAT_OFFER_HOURS } from '@/lib/site/constants'
import { eventState } from '@/lib/site/events/event-state'
import { ownRegistrationStatus, type OwnRegistrationStatus } from '@/lib/site/events/own-registration-status'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import type { RecentChange } from '@/lib/site/forms/recent-change'
import { pathTo } from '@/lib/site/routes'
import { formatCount } from '@/lib/site/text/fill-text'
import { formatInstant } from '@/lib/site/text/instants'
import styles from './own-registration.module.css'

interface OwnRegistrationStateProps {
  registration: OwnRegistration
  event: Event
  token: string
  /** The change that was made just now. */
  done: RecentChange | null
  locale: Locale
}

/** The meaning of the state in the title of the page, and the actions for it. */
export async function OwnRegistrationState({ registration, event, token, done, locale }: OwnRegistrationStateProps) {
  const [t, c, f] = await Promise.all([getTranslations('OwnRegistrationState'), getTranslations('CancelRegistration'), getTranslations('OwnRegistrationForm')])
  const { email, place } = registration
  const status = ownRegistrationStatus(registration, eventState(event))
  const signUpStatus = registrationStatus(event)
  if (status === 'withdrawn' && !isOpen(signUpStatus)) return null
  const isOffer = status === 'offered' || status === 'invited'
  return (
    <Card gap={4} className={styles.box}>
      {done === 'correct' && (
        <p className={documentStyles.saved} role="status">
          {[t('saved'), registration.ticket && f('newTicket')].filter(Boolean).join(' ')}
        </p>
      )}
      {status === 'waiting' && place !== null && (
        <p className={styles.place}>{t.rich('place', { place: formatCount(place, locale), number: (digits) => <strong>{digits}</strong> })}</p>
      )}
      {(done !== 'register' || status !== 'confirmed') && <p>{await textOf(status, registration, event, locale)}</p>}
      {done === 'register' && <p>{t(status === 'confirmed' ? 'doneText' : 'doneWithoutTicketText', { email })}</p>}
      {isOffer && (
        <Cluster gap={4} row={3}>
          <ActionForm action={ownPath(OWN_ROUTES.acceptRegistration, token)} locale={locale}>
            {t(status === 'invited' ? 'acceptInvitation' : 'accept')}
          </ActionForm>
          <ButtonLink href={pathTo('cancelRegistration', { token })} tone="outline">
            {c(status === 'invited' ? 'declineInvitation' : 'decline')}
          </ButtonLink>
        </Cluster>
      )}
      {status === 'withdrawn' && (
        <p>
          <ButtonLink href={pathTo('register', { eventIdentifier: event.identifier })}>{t(signUpStatus === 'waitingList' ? 'joinAgain' : 'again')}</ButtonLink>
        </p>
      )}
    </Card>
  )
}

async function textOf(status: OwnRegistrationStatus, { state, offerEndsAt, email, companions }: OwnRegistration, event: Event, locale: Locale): Promise<string> {
  const t = await getTranslations('OwnRegistrationState')
  const seats = 1 + companions.length
  switch (status) {
    case 'waiting':
      return `${t('waitingText', { email, seats })} ${t('waitingHours', { hours: SEAT_OFFER_HOURS })}`
    case 'offered':
    case 'invited': {
      if (!offerEndsAt) return ''
      const until = formatInstant(offerEndsAt, { locale, timeZone: event.timezone })
      // None ends while the event is postponed.
      if (eventState(event) === 'postponed') return t('offeredPostponedText', { seats, until, isOver: String(Date.parse(offerEndsAt) < Date.now()) })
      return t(`${status}Text`, { seats, until })
    }
    case 'withdrawn':
      return t(registrationStatus(event) === 'waitingList' ? 'withdrawnWaitingText' : 'withdrawnText')
    case 'confirmed':
      return t('confirmedText', { email, hasEntry: String(event.startsAt !== null) })
    case 'postponed':
      return t(state === 'waiting' ? 'postponedWaitingText' : 'postponedText', { email })
    default:
      return t(`${status}Text`, { email })
  }
}
