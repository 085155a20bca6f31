import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageScreen } from '@/components/layout/messages/message-screen'
import { SUBSCRIBE_PATH } from '@/lib/site/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('MissingLink')
  return { title: t('title'), robots: { index: false } }
}

/** The server answers with this when a link opens no subscription, whatever the reason. */
export default async function MissingSubscriptionPage() {
  const t = await getTranslations('MissingLink')
  return <MessageScreen title={t('title')} text={t('subscriptionText')} actions={[{ href: SUBSCRIBE_PATH, label: t('subscribe') }]} />
}
