import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { ClosedShutters } from '@/components/ui/drawings/closed-shutters'
import type { Event, EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { eventOffers } from '@/lib/site/events/event-links'
import { eventState } from '@/lib/site/events/event-state'
import type { ClosedReason, SignUpKind } from '@/lib/site/events/registration-status'
import { SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { formatInstant } from '@/lib/site/text/instants'
import { NextEvent } from './next-event'
import styles from './sign-up.module.css'

interface SignUpClosedProps {
  event: Event
  /** What one would take part in. */
  programme: Event
  kind: SignUpKind
  reason: ClosedReason
  /** When it is shown, in milliseconds since 1970. */
  now: number
  events: EventCard[]
  locale: Locale
}

/** Shown in place of a form that cannot be sent: why not, and what to do instead. */
export async function SignUpClosed({ event, programme, kind, reason, now, events, locale }: SignUpClosedProps) {
  const [t, o] = await Promise.all([getTranslations('SignUpClosed'), getTranslations('EventOffers')])
  const message = messageOf(reason, kind)
  const opensAt = programme[kind]?.opensAt
  const date = opensAt ? formatInstant(opensAt, { locale, timeZone: programme.timezone }) : ''
  const params = { eventIdentifier: event.identifier }
  const otherForm = kind === 'registration' ? pathTo('applyNow', params) : pathTo('register', params)
  const [offer] = eventOffers(event, now)
  const next = events.find((other) => other.isCurrent && other.identifier !== event.identifier && eventState(other, now) === 'upcoming')
  const isAhead = eventState(event, now) === 'upcoming'
  const links = [
    offer && { href: otherForm, label: o(offer) },
    { href: SUBSCRIBE_PATH, label: t('subscribe') },
    isAhead ? { href: pathTo('agenda', params), label: t('agenda') } : { href: pathTo('event', params), label: t('event') },
  ].filter((link) => link !== undefined)
  return (
    <section className={styles.closed} aria-labelledby="sign-up-closed">
      <ClosedShutters className={styles.shutters} />
      <h2 id="sign-up-closed" className={styles.closedTitle}>
        {t(message, { date })}
      </h2>
      <p className={styles.closedText}>{t(`${message}Text`)}</p>
      <div className={styles.buttons}>
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {reason !== 'postponed' && next && <NextEvent event={next} locale={locale} />}
    </section>
  )
}

function messageOf(reason: ClosedReason, kind: SignUpKind) {
  switch (reason) {
    case 'none':
      return `${kind}None` as const
    case 'soon':
      return `${kind}Soon` as const
    case 'closed':
      return `${kind}Closed` as const
    case 'postponed':
      return 'postponed'
    case 'over':
    case 'cancelled':
      return 'over'
  }
}
