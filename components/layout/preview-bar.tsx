import { getTranslations } from 'next-intl/server'
import styles from './preview-bar.module.css'

/** No page: a whole request ends the preview. */
const LEAVE_PREVIEW = '/cms/leave-preview'

export async function PreviewBar() {
  const t = await getTranslations('PreviewBar')
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <p>{t('text')}</p>
      <a href={LEAVE_PREVIEW} className={styles.leave}>
        {t('leave')}
      </a>
    </aside>
  )
}
