import type { ReactNode } from 'react'
import { StatusContent } from '@/components/events/parts/status-content'
import type { Event, EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { closedReason, isOpen, SIGN_UP_RULES, type OpenStatus, type SignUpKind } from '@/lib/site/events/registration-status'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { SignUpClosed } from './sign-up-closed'
import { SignUpLayout } from './sign-up-layout'
import { SignUpSummary } from './sign-up-summary'

interface SignUpProps {
  event: Event
  /** The programme to take part in, where that is not the event itself. */
  programme?: Event
  kind: SignUpKind
  events: EventCard[]
  locale: Locale
  /** Above the summary, while the form can be sent. */
  preview?: ReactNode
  form: (status: OpenStatus) => ReactNode
  /** For those who have signed up already, until the event is over; unfolded where there is no form. */
  again?: (isFormOpen: boolean) => ReactNode
}

/** The form while it can be sent, else the reason why not, beside a summary of the event. */
export function SignUp({ event, programme = event, kind, events, locale, preview, form, again }: SignUpProps) {
  return (
    <StatusContent timeline={statusTimeline(programme, SIGN_UP_RULES[kind])} isPersistent={isOpen}>
      {(status, from) => (
        <SignUpLayout
          summary={
            <>
              {isOpen(status) && preview}
              <SignUpSummary event={programme} kind={kind} status={status} hasTicket={Boolean(preview)} locale={locale} />
            </>
          }
        >
          {isOpen(status) ? (
            <>
              {form(status)}
              {again?.(true)}
            </>
          ) : (
            <SignUpClosed event={event} kind={kind} reason={closedReason(programme, status)} now={from} events={events} locale={locale}>
              {status !== 'over' && again?.(false)}
            </SignUpClosed>
          )}
        </SignUpLayout>
      )}
    </StatusContent>
  )
}
