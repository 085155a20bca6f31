import type { ReactNode } from 'react'
import { StatusContent } from '@/components/ui/status-content'
import type { Event, EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { closedReason, isOpen, SIGN_UP_RULES, type OpenStatus, type SignUpKind } from '@/lib/site/events/registration-status'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { SignUpClosed } from './sign-up-closed'
import { SignUpLayout } from './sign-up-layout'
import { SignUpSummary } from './sign-up-summary'

interface SignUpProps {
  event: Event
  kind: SignUpKind
  /** The events that one could go on to. */
  events: EventCard[]
  locale: Locale
  form: (status: OpenStatus) => ReactNode
}

/** The form of an event while it can be sent, else why it cannot and where one goes on, beside what it is for. */
export function SignUp({ event, kind, events, locale, form }: SignUpProps) {
  return (
    <StatusContent timeline={statusTimeline(event, SIGN_UP_RULES[kind])} isKept={isOpen}>
      {(status, from) => (
        <SignUpLayout summary={<SignUpSummary event={event} kind={kind} status={status} locale={locale} />}>
          {isOpen(status) ? (
            form(status)
          ) : (
            <SignUpClosed event={event} kind={kind} reason={closedReason(event, status)} now={from} events={events} locale={locale} />
          )}
        </SignUpLayout>
      )}
    </StatusContent>
  )
}
