import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { StoreTicket } from '@/components/offline/store-ticket'
import { AgainRefused } from '@/components/registrations/again-refused'
import { OwnDetails } from '@/components/registrations/own-details'
import { OwnRegistrationForm } from '@/components/registrations/own-registration-form'
import { OwnRegistrationState } from '@/components/registrations/own-registration-state'
import { WithdrawRegistration } from '@/components/registrations/withdraw-registration'
import { RegisterAgain } from '@/components/registrations/register-again'
import { TicketCard } from '@/components/tickets/ticket-card'
import { TicketTools } from '@/components/tickets/ticket-tools'
import { getPrivacy } from '@/lib/content/commons'
import { getNextOpenEvent } from '@/lib/content/events'
import { getOwnRegistrationAndEvent } from '@/lib/content/own-documents'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventState, hasEnded } from '@/lib/site/events/event-state'
import { ownRegistrationStatus } from '@/lib/site/events/own-registration-status'
import { changeTitle, recentChange } from '@/lib/site/forms/recent-change'
import { OwnRegistrationFrame } from './own-registration-frame'

type OwnRegistrationPageProps = PageProps<'/[locale]/registration/[token]'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OwnRegistrationPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnRegistrationPage({ params, searchParams }: OwnRegistrationPageProps) {
  const [locale, { token }, { done, notice }] = await Promise.all([pageLocale(), params, searchParams])
  const details = await getOwnRegistrationAndEvent(locale, token)
  if (!details) notFound()
  const { registration, version, event } = details
  const [t, thanks] = await Promise.all([getTranslations('OwnRegistrationState'), getTranslations('ThankYou')])
  const stateOfEvent = eventState(event)
  const isEventOver = hasEnded(event)
  const next = isEventOver ? await getNextOpenEvent(locale, event._id) : null
  const ticket = isEventOver ? null : registration.ticket
  const change = recentChange(done, registration, stateOfEvent)
  const status = ownRegistrationStatus(registration, stateOfEvent)
  const titleOfChange = status === registration.state ? changeTitle(change, registration) : null
  const { state: ownState, companions } = registration
  const isOver = isEventOver || ownState === 'withdrawn'
  const state = <OwnRegistrationState registration={registration} event={event} token={token} done={change} locale={locale} />
  // At the door people look for their ticket, unless something has changed.
  const isTicketFirst = ticket !== null && stateOfEvent === 'upcoming' && change !== 'correct'
  return (
    <OwnRegistrationFrame
      event={event}
      title={titleOfChange ? thanks(titleOfChange) : t(status, { seats: 1 + companions.length })}
      locale={locale}
      hasTicket={ticket !== null}
      details={<OwnDetails registration={registration} event={event} locale={locale} />}
      actions={
        !isOver && (
          <>
            <OwnRegistrationForm registration={registration} version={version} event={event} token={token} />
            {(ownState === 'confirmed' || ownState === 'waiting') && <WithdrawRegistration registration={{ ...registration, state: ownState }} event={event} token={token} locale={locale} />}
          </>
        )
      }
    >
      {!isTicketFirst && state}
      <AgainRefused notice={notice} />
      {next && (
        <RegisterAgain
          registration={registration}
          token={token}
          event={next}
          privacy={await getPrivacy(locale)}
          isIncomplete={notice === 'failed'}
          locale={locale}
        />
      )}
      {ticket && <TicketCard event={event} ticket={ticket} name={registration.fullName} isNew={change === 'register'} locale={locale} />}
      {ticket &&
        registration.companions.map(
          ({ fullName, ticket: theirs }) => theirs && <TicketCard key={theirs.code} event={event} ticket={theirs} name={fullName} locale={locale} />,
        )}
      {ticket && <TicketTools event={event} token={token} locale={locale} />}
      {isTicketFirst && state}
      {ticket && <StoreTicket />}
    </OwnRegistrationFrame>
  )
}
