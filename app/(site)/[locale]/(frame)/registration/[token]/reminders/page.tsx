import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SignUpLayout } from '@/components/events/sign-up-layout'
import { SignUpSummary } from '@/components/events/sign-up-summary'
import { OwnReminders } from '@/components/registrations/own-reminders'
import { PageHeader } from '@/components/ui/page-header'
import { getEvent } from '@/lib/content/events'
import { getOwnRegistration } from '@/lib/content/own-documents'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type OwnRemindersPageProps = PageProps<'/[locale]/registration/[token]/reminders'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OwnRemindersPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnRemindersPage({ params }: OwnRemindersPageProps) {
  const [locale, { token }] = await Promise.all([pageLocale(), params])
  const registration = await getOwnRegistration(locale, token)
  const event = registration?.event ? await getEvent(locale, registration.event) : null
  if (!registration || !event) notFound()
  const [t, b] = await Promise.all([getTranslations('OwnRemindersPage'), getTranslations('Breadcrumb')])
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
        <OwnReminders registration={registration} event={event} token={token} locale={locale} />
      </SignUpLayout>
    </>
  )
}
