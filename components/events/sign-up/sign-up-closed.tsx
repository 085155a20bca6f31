import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ClosedShutters } from '@/components/ui/drawings/closed-shutters'
import { Cluster } from '@/components/ui/layout/cluster'
import { Lead } from '@/components/ui/layout/lead'
import { Stack } from '@/components/ui/layout/stack'
import type { Event, EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { closedMessage } from '@/lib/site/events/closed-message'
import { eventOffers } from '@/lib/site/events/event-links'
import { eventState } from '@/lib/site/events/event-state'
import type { ClosedReason, SignUpKind } from '@/lib/site/events/registration-status'
import { SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { NextEvent } from './next-event'
import styles from './sign-up.module.css'

interface SignUpClosedProps {
  event: Event
  kind: SignUpKind
  reason: ClosedReason
  /** When it is shown, in milliseconds since 1970. */
  now: number
  events: EventCard[]
  locale: Locale
  /** Shown to those who have signed up already, before the next steps. */
  children?: ReactNode
}

/** Shown in place of a form that cannot be sent, below a title that says so: what to do instead. */
export async function SignUpClosed({ event, kind, reason, now, events, locale, children }: SignUpClosedProps) {
  const [t, o] = await Promise.all([getTranslations('SignUpClosed'), getTranslations('EventOffers')])
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
  const hasNext = reason !== 'postponed' && next !== undefined
  const toneOf = (index: number) => (index === 0 && (offer || !hasNext) ? 'primary' : 'text')
  return (
    <Stack gap={5} className={styles.closed}>
      <ClosedShutters className={styles.shutters} />
      <Lead isWide className={styles.closedText}>{t(`${closedMessage(reason, kind)}Text`)}</Lead>
      <Cluster gap={5} row={2}>
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} tone={toneOf(index)}>
            {label}
          </ButtonLink>
        ))}
      </Cluster>
      {children}
      {hasNext && <NextEvent event={next} isFirst={!offer} locale={locale} />}
    </Stack>
  )
}
