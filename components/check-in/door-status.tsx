'use client'

import { useNow, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SignInLink } from '@/components/ui/desk/sign-in-link'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { isUnsent } from '@/lib/browser/check-in/device-storage'
import { checkInNotice } from '@/lib/site/check-in/check-in-notice'
import { formatDoorDay } from '@/lib/site/check-in/door-time'
import { MINUTE } from '@/lib/site/text/durations'
import type { DoorView } from './door/door-state'
import { timeIn } from './time-in'
import checkInStyles from './check-in.module.css'
import styles from './door-status.module.css'

/** Minutes after which a list counts as old. */
const OLD = 15

/** Whether the site can be reached, how old the list is, what is not sent yet, and how many are here. */
export function DoorStatus({ phase, list, guests, scans, problem, isStorageRefused, children }: DoorView & { children?: ReactNode }) {
  const t = useTranslations('CheckIn')
  const time = timeIn(list?.event.timezone)
  const now = useNow({ updateInterval: 10_000 })
  const expected = [...guests.values()].flatMap(({ _id, state }) => (state === 'confirmed' ? _id : []))
  const here = new Set([...guests.values()].filter(({ checkedInAt }) => checkedInAt).map(({ _id }) => _id))
  for (const { registration, registeredAs, undo, id, isTakenBack } of scans.filter(isUnsent).toReversed()) {
    if (isTakenBack) continue
    if (undo) here.delete(registration ?? '')
    else here.add(registration ?? registeredAs ?? id)
  }
  // Who comes without a seat gets one.
  const total = new Set([...expected, ...here]).size
  const age = list ? Math.max(0, Math.floor((now.getTime() + list.clockOffset - Date.parse(list.at)) / MINUTE)) : 0
  const notice = list && checkInNotice(list.event, now.getTime() + list.clockOffset)
  const unsent = scans.filter(isUnsent).length
  return (
    <Stack as="section" gap={2} className={styles.status} data-no-print="" aria-label={t('title')}>
      {phase === 'opening' && <p role="status">{t('opening')}</p>}
      {phase === 'empty' && problem === 'offline' && <p role="alert">{t('empty')}</p>}
      {(problem === 'signedOut' || problem === 'forbidden') && (
        <p role="alert" className={checkInStyles.warning}>
          {t.rich(problem, { link: (text) => <SignInLink>{text}</SignInLink> })}
        </p>
      )}
      {isStorageRefused && (
        <p role="alert" className={checkInStyles.warning}>
          {t('storageRefused')}
        </p>
      )}
      {problem === 'unknownEvent' && <p role="alert">{t('unknownEvent')}</p>}
      {phase === 'open' && list && (
        <>
          {notice && (
            <p role="status" className={checkInStyles.warning}>
              {t(`event.${notice.kind}`, { day: 'at' in notice ? formatDoorDay(notice.at, list.event.timezone) : '' })}
            </p>
          )}
          <Cluster as="p" gap={4} row={1} align="center" className={styles.here}>
            <strong>{t('here', { here: here.size, expected: total })}</strong>
            <progress value={here.size} max={Math.max(total, 1)} aria-hidden="true" />
            {children}
          </Cluster>
          <Cluster as="ul" gap={4} row={0} className={styles.facts}>
            {(problem === null || problem === 'offline') && <li className={problem ? styles.away : styles.connected}>{problem ? t('offline') : t('online')}</li>}
            <li className={age >= OLD ? styles.away : undefined}>
              {t('listAge', { time: time(list.at) })}
              {/* Without a connection nobody knows whether the list is up to date. */}
              {(age > 0 || problem === null) && ` (${t('listMinutes', { minutes: age })})`}
            </li>
            <li className={unsent > 0 ? styles.away : undefined}>{t('unsent', { count: unsent })}</li>
          </Cluster>
        </>
      )}
    </Stack>
  )
}
