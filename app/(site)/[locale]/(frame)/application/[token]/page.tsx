import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OwnApplicationDetails } from '@/components/accelerators/own-application-details'
import { OwnApplicationForm } from '@/components/accelerators/own-application-form'
import { OwnApplicationState } from '@/components/accelerators/own-application-state'
import { WithdrawApplication } from '@/components/accelerators/withdraw-application'
import { SignUpSummary } from '@/components/events/sign-up/sign-up-summary'
import { OwnRegistrationLayout } from '@/components/registrations/own-registration-layout'
import { PageHeader } from '@/components/ui/page-header'
import { getOwnApplicationAndEvent } from '@/lib/content/own-documents'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { canWithdrawApplication } from '@/lib/site/events/own-application-status'
import { pathTo } from '@/lib/site/routes'

type OwnApplicationPageProps = PageProps<'/[locale]/application/[token]'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OwnApplicationPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnApplicationPage({ params, searchParams }: OwnApplicationPageProps) {
  const [locale, { token }, { done }] = await Promise.all([pageLocale(), params, searchParams])
  const found = await getOwnApplicationAndEvent(locale, token)
  if (!found) notFound()
  const { application, event } = found
  const [t, states, b] = await Promise.all([getTranslations('OwnApplicationPage'), getTranslations('OwnApplicationState'), getTranslations('Breadcrumb')])
  const { state, canCorrect } = application
  const canWithdraw = canWithdrawApplication(state, event)
  return (
    <>
      <PageHeader title={states(state)} eyebrow={event.title} eyebrowLang={languageOf(event, 'title')} trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]} trailLabel={b('label')} isLow />
      <OwnRegistrationLayout
        event={event}
        hasTicket={false}
        summary={<SignUpSummary event={event} status="over" locale={locale} />}
        details={<OwnApplicationDetails application={application} event={event} token={token} locale={locale} />}
        actions={
          (canCorrect || canWithdraw) && (
            <>
              {canCorrect && <OwnApplicationForm application={application} event={event} token={token} />}
              {canWithdraw && <WithdrawApplication event={event} token={token} locale={locale} />}
            </>
          )
        }
      >
        <OwnApplicationState application={application} event={event} token={token} done={typeof done === 'string' ? done : undefined} locale={locale} />
      </OwnRegistrationLayout>
    </>
  )
}
