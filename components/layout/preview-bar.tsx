import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import styles from './preview-bar.module.css'

/** No page: a whole request ends the preview. */
const LEAVE_PREVIEW = '/cms/leave-preview'

export async function PreviewBar() {
  const t = await getTranslations('PreviewBar')
  return (
    <Cluster as="aside" gap={5} row={2} align="center" className={styles.bar} data-no-print="" aria-label={t('label')}>
      <p>{t('text')}</p>
      <a href={LEAVE_PREVIEW} className={styles.leave}>
        {t('leave')}
      </a>
    </Cluster>
  )
}
