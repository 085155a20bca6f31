import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { OwnReminders } from '@/components/registrations/own-reminders'
import { getOwnRegistrationAndEvent } from '@/lib/content/own-documents'
import { pageLocale } from '@/lib/i18n/page-locale'
import { mayRemind } from '@/lib/site/events/reminder-times'
import { pathTo } from '@/lib/site/routes'
import { OwnRegistrationFrame } from '../own-registration-frame'

type OwnRemindersPageProps = PageProps<'/[locale]/registration/[token]/reminders'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OwnRemindersPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnRemindersPage({ params }: OwnRemindersPageProps) {
  const [locale, { token }] = await Promise.all([pageLocale(), params])
  const details = await getOwnRegistrationAndEvent(locale, token)
  if (!details) notFound()
  if (!mayRemind(details.event)) redirect(pathTo('ownRegistration', { token }))
  const t = await getTranslations('OwnRemindersPage')
  return (
    <OwnRegistrationFrame event={details.event} title={t('title')} locale={locale} below={token}>
      <OwnReminders registration={details.registration} event={details.event} token={token} locale={locale} />
    </OwnRegistrationFrame>
  )
}
