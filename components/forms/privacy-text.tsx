import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Prose } from '@/components/ui/prose'
import type { Privacy } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './privacy.module.css'

/** The privacy text, folded away where consent is asked for; nothing while there is none. */
export async function PrivacyText({ privacy }: { privacy: Translated<Privacy> }) {
  const t = await getTranslations('PrivacyText')
  if (!privacy.text) return null
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('read')}
        <Icon name="chevron" />
      </summary>
      <div role="group" tabIndex={0} aria-label={t('read')} className={styles.text}>
        <Prose html={privacy.text} lang={languageOf(privacy, 'text')} />
      </div>
    </details>
  )
}
