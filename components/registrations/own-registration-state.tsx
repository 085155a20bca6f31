import { getTranslations } from 'next-intl/server'
import { ActForm } from '@/components/forms/act-form'
import { ButtonLink } from '@/components/ui/button-link'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own-registrations'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { formatDay, formatTime } from '@/lib/site/dates'
import { eventState } from '@/lib/site/event-state'
import { pathTo } from '@/lib/site/routes'
import styles from './own-registration.module.css'

interface OwnRegistrationStateProps {
  registration: OwnRegistration
  event: Event
  token: string
  /** Whether it was corrected just now. */
  isChanged: boolean
  locale: Locale
}

/** Where a registration stands: with a seat, waiting for one, with one on offer, withdrawn, or over. */
export async function OwnRegistrationState({ registration, event, token, isChanged, locale }: OwnRegistrationStateProps) {
  const t = await getTranslations('OwnRegistrationState')
  const { state, fullName, email } = registration
  const isPast = eventState(event) === 'past'
  return (
    <section className={`${styles.state} ${styles[state]}`} aria-labelledby="registration-state">
      {isChanged && (
        <p className={styles.saved} role="status">
          {t('saved')}
        </p>
      )}
      <h2 id="registration-state" className={styles.heading}>
        {isPast ? t('past') : t(state)}
      </h2>
      <p>{isPast ? t('pastText') : await textOf(registration, event, locale)}</p>
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>{fullName}</dd>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
      </dl>
      {!isPast && state === 'offered' && (
        <ActForm action={`/api/ownRegistrations/${token}/accept`} lang={LOCALE_TABLE[locale].cookieValue}>
          {t('accept')}
        </ActForm>
      )}
      {!isPast && state === 'withdrawn' && (
        <p>
          <ButtonLink href={pathTo('register', { eventIdentifier: event.identifier })}>{t('again')}</ButtonLink>
        </p>
      )}
    </section>
  )
}

async function textOf({ state, place, offerEndsAt, email }: OwnRegistration, event: Event, locale: Locale): Promise<string> {
  const t = await getTranslations('OwnRegistrationState')
  const options = { locale, timeZone: event.timezone }
  switch (state) {
    case 'waiting':
      return t('waitingText', { place: place ?? 1, email })
    case 'offered':
      return offerEndsAt ? t('offeredText', { until: `${formatDay(offerEndsAt, options)}, ${formatTime(offerEndsAt, options)}` }) : ''
    case 'withdrawn':
      return t('withdrawnText')
    case 'confirmed':
      return t('confirmedText', { email })
  }
}
