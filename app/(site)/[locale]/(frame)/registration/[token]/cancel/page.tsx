import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { SignUpLayout } from '@/components/events/sign-up-layout'
import { SignUpSummary } from '@/components/events/sign-up-summary'
import { CancelRegistration } from '@/components/registrations/cancel-registration'
import { PageHeader } from '@/components/ui/page-header'
import { getEvent } from '@/lib/content/events'
import { getOwnRegistration } from '@/lib/content/own-documents'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventState } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'

type CancelRegistrationPageProps = PageProps<'/[locale]/registration/[token]/cancel'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CancelRegistrationPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function CancelRegistrationPage({ params }: CancelRegistrationPageProps) {
  const [locale, { token }] = await Promise.all([pageLocale(), params])
  const registration = await getOwnRegistration(locale, token)
  const event = registration?.event ? await getEvent(locale, registration.event) : null
  if (!registration || !event) notFound()
  if (registration.state === 'withdrawn' || eventState(event) === 'past') redirect(pathTo('ownRegistration', { token }))
  const [t, b] = await Promise.all([getTranslations('CancelRegistrationPage'), getTranslations('Breadcrumb')])
  return (
    <>
      <PageHeader
        title={t('title')}
        eyebrow={event.title}
        eyebrowLang={languageOf(event, 'title')}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
      />
      <SignUpLayout summary={<SignUpSummary event={event} status="over" locale={locale} />}>
        <CancelRegistration event={event} token={token} locale={locale} />
      </SignUpLayout>
    </>
  )
}
