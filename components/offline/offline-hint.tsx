import { getTranslations } from 'next-intl/server'
import { Hint } from '@/components/ui/layout/hint'
import { env } from '@/lib/env'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './offline-hint.module.css'

/** The only place that mentions installing: it waits for those who look for it. */
export async function OfflineHint() {
  if (!env().OFFLINE) return null
  const t = await getTranslations('Offline')
  return (
    <Hint className={styles.hint} data-no-print="" data-scripted="">
      {t('hint')} <Link href={pathTo('offline')}>{t('hintLink')}</Link>
    </Hint>
  )
}
