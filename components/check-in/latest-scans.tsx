'use client'

import { useTranslations } from 'next-intl'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import { timeIn } from './time-in'
import styles from './check-in.module.css'

const SHOWN = 12

/** The latest scans of this device, with the results of the site. */
export function LatestScans({ scans, timeZone, onUndo }: { scans: readonly OwnScan[]; timeZone?: string; onUndo: (scan: OwnScan) => void }) {
  const t = useTranslations('CheckIn')
  const time = timeIn(timeZone)
  const shown = scans.filter(({ undo }) => !undo).slice(0, SHOWN)
  return (
    <section className={styles.panel}>
      <h2>{t('latest')}</h2>
      {shown.length === 0 && <p className={styles.hint}>{t('latestEmpty')}</p>}
      <ul className={styles.list}>
        {shown.map((scan) => {
          const isIn = isCounted(scan) && !isUndone(scan, scans)
          return (
            <li key={scan.id}>
              <div>
                <p className={styles.listName}>{scan.label || t('admitted')}</p>
                <p className={styles.hint}>{`${time(scan.at)} · ${isIn ? t('admitted') : isUndone(scan, scans) ? t('undone') : t(refusalOf(scan))}${scan.answer === null ? ` · ${t('unsentOne')}` : ''}`}</p>
              </div>
              {isIn && (
                <button type="button" className={styles.button} aria-label={t('undoFor', { name: scan.label })} onClick={() => onUndo(scan)}>
                  {t('undo')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function isCounted({ answer }: OwnScan): boolean {
  return answer === null || answer === 'admitted'
}

function isUndone(scan: OwnScan, scans: readonly OwnScan[]): boolean {
  const registration = scan.registration ?? scan.registeredAs
  if (scan.isTakenBack) return true
  return scan.answer !== 'already' && scans.some(({ undo, registration: other, at }) => undo && other === registration && at > scan.at)
}

function refusalOf({ answer }: OwnScan) {
  return answer === null || answer === 'admitted' || answer === 'undone' ? 'undone' : answer
}
