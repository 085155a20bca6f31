import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { CancelRegistration } from '@/components/registrations/cancel-registration'
import { getOwnRegistrationAndEvent } from '@/lib/content/own-documents'
import { pageLocale } from '@/lib/i18n/page-locale'
import { hasEnded } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'
import { OwnRegistrationFrame } from '../own-registration-frame'

type CancelRegistrationPageProps = PageProps<'/[locale]/registration/[token]/cancel'>

/** Each visitor sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CancelRegistrationPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function CancelRegistrationPage({ params }: CancelRegistrationPageProps) {
  const [locale, { token }] = await Promise.all([pageLocale(), params])
  const details = await getOwnRegistrationAndEvent(locale, token)
  if (!details) notFound()
  const { state, isInvited } = details.registration
  if (state === 'withdrawn' || hasEnded(details.event)) redirect(pathTo('ownRegistration', { token }))
  const t = await getTranslations('CancelRegistrationPage')
  return (
    <OwnRegistrationFrame event={details.event} title={t(state === 'offered' ? (isInvited ? 'invitationTitle' : 'offerTitle') : 'title')} locale={locale} below={token}>
      <CancelRegistration registration={{ ...details.registration, state }} event={details.event} token={token} locale={locale} />
    </OwnRegistrationFrame>
  )
}
