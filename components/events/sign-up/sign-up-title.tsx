import { getTranslations } from 'next-intl/server'
import { fittingStyle } from '@/components/ui/fitting-style'
import { StatusContent } from '@/components/events/parts/status-content'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { closedMessage } from '@/lib/site/events/closed-message'
import { closedReason, isOpen, SIGN_UP_RULES, type SignUpKind } from '@/lib/site/events/registration-status'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { formatInstant } from '@/lib/site/text/instants'
import styles from './sign-up.module.css'

interface SignUpTitleProps {
  /** While one can sign up. */
  title: string
  /** The event or programme that visitors would take part in. */
  event: Event
  kind: SignUpKind
  locale: Locale
}

/** The name of a form, or that it cannot be sent. */
export async function SignUpTitle({ title, event, kind, locale }: SignUpTitleProps) {
  const t = await getTranslations('SignUpClosed')
  const opensAt = event[kind]?.opensAt
  const date = opensAt ? formatInstant(opensAt, { locale, timeZone: event.timezone }) : ''
  return (
    <StatusContent timeline={statusTimeline(event, SIGN_UP_RULES[kind])} isPersistent={isOpen}>
      {(status) => (isOpen(status) ? title : <ClosedTitle>{t(closedMessage(closedReason(event, status), kind), { date })}</ClosedTitle>)}
    </StatusContent>
  )
}

function ClosedTitle({ children }: { children: string }) {
  return (
    <span className={styles.closedTitle} style={fittingStyle(children)}>
      {children}
    </span>
  )
}
