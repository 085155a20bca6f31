import { getTranslations } from 'next-intl/server'
import { zoneLabel } from '@/components/ui/zone-label'
import { ButtonLink } from '@/components/ui/button-link'
import type { Event, EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { formatDay, formatTime } from '@/lib/site/text/dates'
import { applicationDoor, registrationDoor, type EventDoor } from '@/lib/site/events/registration-status'
import { eventState } from '@/lib/site/events/event-state'
import { SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './sign-up.module.css'

interface SignUpClosedProps {
  event: Event
  /** What cannot be done. */
  form: 'registration' | 'application'
  door: EventDoor
  opensAt: string | null
  /** The events that one could go on to. */
  events: EventCard[]
  locale: Locale
}

/** Stands in the place of a form that cannot be sent: why not, and where one goes on. */
export async function SignUpClosed({ event, form, door, opensAt, events, locale }: SignUpClosedProps) {
  const t = await getTranslations('SignUpClosed')
  const now = Date.now()
  const timeZone = event.timezone
  const date = opensAt
    ? `${formatDay(opensAt, { locale, timeZone })}, ${formatTime(opensAt, { locale, timeZone })} (${await zoneLabel(opensAt, { locale, timeZone })})`
    : ''
  const states = { notYet: `${form}NotYet`, postponed: 'postponed', past: 'over', cancelled: 'over' } as const
  const state = door in states ? states[door as keyof typeof states] : (`${form}Closed` as const)
  const params = { eventIdentifier: event.identifier }
  const otherDoor = form === 'registration' ? applicationDoor(event, now) : registrationDoor(event, now)
  const next = events.find((other) => other.isCurrent && other.identifier !== event.identifier && eventState(other, now) === 'upcoming')
  const links = [
    otherDoor === 'open' && form === 'registration' && { href: pathTo('applyNow', params), label: t('apply') },
    (otherDoor === 'open' || otherDoor === 'waitingList') && form === 'application' && { href: pathTo('register', params), label: t('register') },
    door !== 'postponed' && next && { href: pathTo('event', { eventIdentifier: next.identifier }), label: <>{t('next')}: <span lang={languageOf(next, 'title')}>{next.title}</span></> },
    { href: SUBSCRIBE_PATH, label: t('subscribe') },
    { href: pathTo('event', params), label: t('event') },
  ].filter((way) => way !== false && way !== undefined)
  return (
    <section className={styles.closed} aria-labelledby="sign-up-closed">
      <h2 id="sign-up-closed" className={styles.closedTitle}>
        {t(state, { date })}
      </h2>
      <p className={styles.closedText}>{t(`${state}Text`)}</p>
      <div className={styles.buttons}>
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
