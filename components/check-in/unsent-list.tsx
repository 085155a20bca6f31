'use client'

import { useTranslations } from 'next-intl'
import { Cluster } from '@/components/ui/layout/cluster'
import { isSetAside, isUnsent, type OwnScan } from '@/lib/browser/check-in/device-storage'
import { CHECK_IN } from '@/lib/site/constants'
import type { DoorView } from './door/door-state'
import { saveScans } from './save-scans'
import { timeIn } from './time-in'
import styles from './check-in.module.css'

interface UnsentListProps extends Pick<DoorView, 'list' | 'scans' | 'elsewhere'> {
  onRetry: () => void
}

/** What the site has not heard of and will not hear of by itself: scans by which it fails, and those of other events. */
export function UnsentList({ list, scans, elsewhere, onRetry }: UnsentListProps) {
  const t = useTranslations('CheckIn')
  const time = timeIn(list?.event.timezone)
  const setAside = scans.filter(isSetAside)
  const others = Object.entries(elsewhere)
  const nameOf = ({ label, undo }: OwnScan) => (undo ? t('undoFor', { name: label }) : label)
  return (
    <>
      {setAside.length > 0 && (
        <section className={`${styles.panel} ${styles.warning}`} role="status">
          <h2>{t('setAside', { count: setAside.length })}</h2>
          <p>{t('setAsideText')}</p>
          <ul className={styles.list}>
            {setAside.map((scan) => (
              <li key={scan.id}>
                <p className={styles.listName}>{nameOf(scan)}</p>
                <p>{time(scan.at)}</p>
              </li>
            ))}
          </ul>
          <Cluster gap={2} className={styles.row}>
            <button type="button" className={styles.button} onClick={onRetry}>
              {t('setAsideRetry')}
            </button>
            <button type="button" className={styles.button} onClick={() => saveScans(scans.filter(isUnsent))}>
              {t('setAsideSave')}
            </button>
          </Cluster>
        </section>
      )}
      {others.length > 0 && (
        <section className={`${styles.panel} ${styles.warning}`} role="status">
          <h2>{t('elsewhere')}</h2>
          <ul className={styles.list}>
            {others.map(([name, count]) => (
              <li key={name}>
                <a href={`${CHECK_IN}/${name}`}>{t('elsewhereOpen', { name, count })}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
