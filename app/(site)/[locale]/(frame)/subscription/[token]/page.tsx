import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ConfirmationScreen } from '@/components/forms/confirmation-screen'
import { OwnSubscriptionState } from '@/components/subscriptions/own-subscription'
import { LooseThread } from '@/components/ui/drawings/loose-thread'
import { getCommonData } from '@/lib/content/commons'
import { getOwnSubscription } from '@/lib/content/own-documents'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type OwnSubscriptionPageProps = PageProps<'/[locale]/subscription/[token]'>

/** Each reader sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OwnSubscriptionPage')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnSubscriptionPage({ params, searchParams }: OwnSubscriptionPageProps) {
  const [locale, { token }, { letter }] = await Promise.all([pageLocale(), params, searchParams])
  const subscription = await getOwnSubscription(locale, token)
  if (!subscription) notFound()
  const [t, s, b, { home }] = await Promise.all([
    getTranslations('OwnSubscriptionPage'),
    getTranslations('OwnSubscriptionState'),
    getTranslations('Breadcrumb'),
    getCommonData(locale),
  ])
  return (
    <ConfirmationScreen
      title={s(subscription.state)}
      trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
      trailLabel={b('label')}
      picture={subscription.state === 'unsubscribed' && <LooseThread />}
    >
      <OwnSubscriptionState subscription={subscription} promise={home.subscription} token={token} letter={typeof letter === 'string' ? letter : ''} locale={locale} />
    </ConfirmationScreen>
  )
}
