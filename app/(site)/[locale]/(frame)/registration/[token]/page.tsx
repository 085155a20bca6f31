import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SignUpSummary } from '@/components/events/sign-up-summary'
import { KeepTicket } from '@/components/offline/keep-ticket'
import { OwnDetails } from '@/components/registrations/own-details'
import { OwnRegistrationForm } from '@/components/registrations/own-registration-form'
import { OwnRegistrationLayout } from '@/components/registrations/own-registration-layout'
import { OwnRegistrationState } from '@/components/registrations/own-registration-state'
import { WithdrawRegistration } from '@/components/registrations/withdraw-registration'
import { RegisterAgain } from '@/components/registrations/register-again'
import { TicketCard } from '@/components/tickets/ticket-card'
import { TicketTools } from '@/components/tickets/ticket-tools'
import { PageHeader } from '@/components/ui/page-header'
import { getEvent, getNextOpenEvent } from '@/lib/content/events'
import { getOwnRegistration } from '@/lib/content/own-documents'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventState } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'

type OwnRegistrationPageProps = PageProps<'/[locale]/registration/[token]'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OwnRegistrationPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnRegistrationPage({ params, searchParams }: OwnRegistrationPageProps) {
  const [locale, { token }, { done }] = await Promise.all([pageLocale(), params, searchParams])
  const registration = await getOwnRegistration(locale, token)
  const event = registration?.event ? await getEvent(locale, registration.event) : null
  if (!registration || !event) notFound()
  const [t, b, thanks] = await Promise.all([getTranslations('OwnRegistrationPage'), getTranslations('Breadcrumb'), getTranslations('ThankYou')])
  const next = ['past', 'cancelled'].includes(eventState(event)) ? await getNextOpenEvent(locale, event.identifier) : null
  const ticket = ['past', 'cancelled'].includes(eventState(event)) ? null : registration.ticket
  const title = done === 'register' ? thanks(registration.state === 'waiting' ? 'waitingTitle' : 'registrationTitle') : t('title')
  const isOver = ['past', 'cancelled'].includes(eventState(event)) || registration.state === 'withdrawn'
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={event.title}
        eyebrowLang={languageOf(event, 'title')}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
      />
      <OwnRegistrationLayout summary={<SignUpSummary event={event} status="over" locale={locale} />}>
        <OwnRegistrationState registration={registration} event={event} token={token} done={String(done)} locale={locale} />
        {next && <RegisterAgain registration={registration} token={token} event={next} locale={locale} />}
        {ticket && <TicketCard event={event} ticket={ticket} name={registration.fullName} isNew={done === 'register'} locale={locale} />}
        {ticket &&
          registration.companions.map(
            ({ fullName, ticket: theirs }) => theirs && <TicketCard key={theirs.code} event={event} ticket={theirs} name={fullName} locale={locale} />,
          )}
        {ticket && <TicketTools event={event} locale={locale} />}
        {ticket && <KeepTicket />}
        <OwnDetails registration={registration} event={event} locale={locale} />
        {!isOver && <OwnRegistrationForm registration={registration} event={event} token={token} />}
        {!isOver && <WithdrawRegistration token={token} locale={locale} />}
      </OwnRegistrationLayout>
    </>
  )
}
