import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { languageLinks } from '@/components/layout/messages/language-links'
import { MessageScreen } from '@/components/layout/messages/message-screen'
import { pageLocale } from '@/lib/i18n/page-locale'

/** Our own server writes the id of the request in its place. */
const ID_PLACEHOLDER = 'id-of-the-request'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Failure')
  return { title: t('title') }
}

export default async function FailedScreen() {
  const t = await getTranslations('Failure')
  return (
    <MessageScreen
      isAlone
      title={t('title')}
      text={t('text')}
      note={t('reference', { id: ID_PLACEHOLDER })}
      actions={[
        { href: '', label: t('again') },
        { href: '/', label: t('home') },
        ...languageLinks(await pageLocale()),
      ]}
    />
  )
}
