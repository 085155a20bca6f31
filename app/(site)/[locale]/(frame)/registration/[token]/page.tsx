import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SignUpLayout } from '@/components/events/sign-up-layout'
import { SignUpSummary } from '@/components/events/sign-up-summary'
import { KeepTicket } from '@/components/offline/keep-ticket'
import { OwnRegistrationForm } from '@/components/registrations/own-registration-form'
import { OwnRegistrationState } from '@/components/registrations/own-registration-state'
import { WithdrawRegistration } from '@/components/registrations/withdraw-registration'
import { PageHeader } from '@/components/ui/page-header'
import { getEvent } from '@/lib/content/events'
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
  const [t, b] = await Promise.all([getTranslations('OwnRegistrationPage'), getTranslations('Breadcrumb')])
  const isOver = ['past', 'cancelled'].includes(eventState(event)) || registration.state === 'withdrawn'
  return (
    <>
      <PageHeader
        title={t('title')}
        eyebrow={event.title}
        eyebrowLang={languageOf(event, 'title')}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
      />
      <SignUpLayout summary={<SignUpSummary event={event} status={isOver ? 'over' : 'open'} locale={locale} />}>
        <OwnRegistrationState registration={registration} event={event} token={token} isChanged={done === 'correct'} locale={locale} />
        {!isOver && <KeepTicket />}
        {!isOver && <OwnRegistrationForm registration={registration} event={event} token={token} />}
        {!isOver && <WithdrawRegistration token={token} locale={locale} />}
      </SignUpLayout>
    </>
  )
}
