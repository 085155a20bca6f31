import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import styles from '@/components/layout/messages/alone-head.module.css'
import { MessageScreen } from '@/components/layout/messages/message-screen'

/** Our own server writes the id of the request in its place. */
const ID_PLACEHOLDER = 'id-of-the-request'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Failure')
  return { title: t('title') }
}

export default async function FailedScreen() {
  const t = await getTranslations('Failure')
  const [before, after] = String(t.raw('reference')).split('{id}')
  return (
    <MessageScreen
      isAlone
      title={t('title')}
      text={t('text')}
      note={
        <>
          {before}
          <code className={styles.code}>{ID_PLACEHOLDER}</code>
          {after}
        </>
      }
      actions={[
        { href: '', label: t('again') },
        { href: '/', label: t('home') },
      ]}
    />
  )
}
