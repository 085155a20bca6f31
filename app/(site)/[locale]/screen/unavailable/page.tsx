import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageScreen } from '@/components/layout/messages/message-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Unavailable')
  return { title: t('title') }
}

export default async function UnavailableScreen() {
  const t = await getTranslations('Unavailable')
  return (
    <MessageScreen
      isAlone
      title={t('title')}
      text={t('text')}
      actions={[
        { href: '', label: t('again') },
        { href: '/', label: t('home') },
      ]}
    />
  )
}
