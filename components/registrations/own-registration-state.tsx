import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { ButtonLink } from '@/components/ui/button-link'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { formatInstant } from '@/lib/site/text/instants'
import { eventState, type EventState } from '@/lib/site/events/event-state'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import type { RecentChange } from '@/lib/site/forms/recent-change'
import { pathTo } from '@/lib/site/routes'
import { formatCount } from '@/lib/site/text/fill-text'
import styles from './own-registration.module.css'

interface OwnRegistrationStateProps {
  registration: OwnRegistration
  event: Event
  token: string
  /** What was done just now. */
  done: RecentChange | null
  locale: Locale
}

/** Where a registration stands, or what became of the event. */
export async function OwnRegistrationState({ registration, event, token, done, locale }: OwnRegistrationStateProps) {
  const t = await getTranslations('OwnRegistrationState')
  const { state, email } = registration
  const status = shownStatus(state, eventState(event))
  return (
    <section className={`${styles.state} ${styles[state]}`} aria-labelledby="registration-state">
      {done === 'correct' && (
        <p className={styles.saved} role="status">
          {t('saved')}
        </p>
      )}
      <h2 id="registration-state" className={styles.heading}>
        {t(status === 'offered' && registration.isInvited ? 'invited' : status)}
      </h2>
      <p>{status === state ? await textOf(registration, event, locale) : t(`${status}Text`, { email })}</p>
      {status === 'waiting' && registration.place !== null && (
        <p className={styles.place} aria-hidden="true">
          {formatCount(registration.place, locale)}
        </p>
      )}
      {done === 'register' && (
        <p>
          {t(status === 'confirmed' ? 'doneText' : 'doneWithoutTicketText', { email })} <Link href={pathTo('ownRegistration', { token })}>{t('own')}</Link>
        </p>
      )}
      {status === 'offered' && (
        <ActionForm action={ownPath(OWN_ROUTES.acceptRegistration, token)} locale={locale}>
          {t(registration.isInvited ? 'acceptInvitation' : 'accept')}
        </ActionForm>
      )}
      {status === 'withdrawn' && isOpen(registrationStatus(event)) && (
        <p>
          <ButtonLink href={pathTo('register', { eventIdentifier: event.identifier })}>{t('again')}</ButtonLink>
        </p>
      )}
    </section>
  )
}

/** An event that does not take place matters more than a seat at it. */
function shownStatus(state: OwnRegistration['state'], now: EventState): OwnRegistration['state'] | 'past' | 'cancelled' | 'postponed' {
  if (now === 'past') return now
  if (state === 'withdrawn') return state
  if (now === 'cancelled' || (now === 'postponed' && state !== 'offered')) return now
  return state
}

async function textOf({ state, place, offerEndsAt, email, isInvited }: OwnRegistration, event: Event, locale: Locale): Promise<string> {
  const t = await getTranslations('OwnRegistrationState')
  switch (state) {
    case 'waiting':
      return t('waitingText', { place: place ?? 1, email })
    case 'offered':
      return offerEndsAt ? t(isInvited ? 'invitedText' : 'offeredText', { until: formatInstant(offerEndsAt, { locale, timeZone: event.timezone }) }) : ''
    case 'withdrawn':
      return t('withdrawnText')
    case 'confirmed':
      return t('confirmedText', { email, hasEntry: String(event.startsAt !== null) })
  }
}
