'use client'

import { useTranslations } from 'next-intl'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import { nameKey } from '@/lib/site/check-in/name-key'
import { seatWord } from '@/lib/site/check-in/seat-word'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import type { Shown } from './door/door'
import { GuestFacts } from './guest-facts'
import type { Tone } from './sounds'
import { timeIn } from './time-in'
import checkInStyles from './check-in.module.css'
import styles from './result-card.module.css'

export type Outcome = Shown | { result: 'undone' }

const SIGNS: Record<Tone, string> = { good: '✓', again: '!', bad: '✕' }

export function toneOf(outcome: Outcome): Tone {
  if (outcome.result === 'admitted') return absentGuest(outcome) ? 'again' : 'good'
  return outcome.result === 'already' ? 'again' : 'bad'
}

/** The entered name, where its address let in another guest instead. */
function absentGuest(outcome: Outcome): string | null {
  if (outcome.result !== 'admitted' || !outcome.guest) return null
  const entered = outcome.scan?.walkIn?.fullName
  return entered !== undefined && nameKey(entered) !== nameKey(outcome.guest.fullName) ? entered : null
}

interface ResultCardProps {
  outcome: Outcome | null
  /** The companions who are not in yet. */
  company: readonly CheckInGuest[]
  timeZone?: string
  onUndo: (scan: OwnScan) => void
  onChoose: (registration: string) => void
}

/** The result of the last ticket, readable at a glance from two steps away. */
export function ResultCard({ outcome, company, timeZone, onUndo, onChoose }: ResultCardProps) {
  const t = useTranslations('CheckIn')
  const time = timeIn(timeZone)
  if (!outcome || outcome.result === 'undone') {
    return (
      <Stack as="section" gap={3} className={styles.result} role="status">
        <p>{outcome ? t('undone') : t('ready')}</p>
      </Stack>
    )
  }
  const guest = 'guest' in outcome ? outcome.guest : null
  const scan = outcome.result === 'admitted' ? outcome.scan : undefined
  const tone = toneOf(outcome)
  const absent = absentGuest(outcome)
  const holder = outcome.result === 'waiting' && outcome.guest.state === 'offered' ? outcome.guest : null
  return (
    <Stack as="section" gap={3} className={`${styles.result} ${styles[tone]}`}>
      <Cluster gap={4} isOneRow align="center" role="alert">
        <span aria-hidden="true" className={styles.sign}>
          {SIGNS[tone]}
        </span>
        <div>
          <p className={styles.answer}>{t((outcome.result === 'waiting' && seatWord(outcome.guest)) || outcome.result)}</p>
          <p className={styles.name}>{guest?.fullName ?? scan?.label}</p>
          {outcome.result === 'already' && <p>{t('alreadyAt', { time: time(outcome.at), device: outcome.device })}</p>}
          {outcome.result === 'unknown' && outcome.code && <p>{formatTicketCode(outcome.code)}</p>}
          {outcome.result === 'unreadable' && <p>{t('unreadableText')}</p>}
          {outcome.result === 'forged' && <p>{t('forgedText')}</p>}
          {outcome.result === 'refused' && <p>{t('refusedText')}</p>}
          {outcome.result === 'gone' && <p>{t('goneText')}</p>}
          {outcome.result === 'outdated' && <p>{t('outdatedText')}</p>}
          {outcome.result === 'admitted' && !guest && !scan?.walkIn && <p>{t('notListed')}</p>}
          {absent !== null && <p>{t('walkInOther', { name: absent })}</p>}
          {guest && <GuestFacts guest={guest} />}
        </div>
      </Cluster>
      {company.length > 0 && <p className={styles.company}>{t('company')}</p>}
      <Cluster gap={2} className={checkInStyles.row}>
        {company.map(({ _id, fullName }) => (
          <button key={_id} type="button" className={checkInStyles.button} aria-label={`${t('check')}: ${fullName}`} onClick={() => onChoose(_id)}>
            {`✓ ${fullName}`}
          </button>
        ))}
        {holder && (
          <button type="button" className={checkInStyles.primary} onClick={() => onChoose(holder._id)}>
            {t('acceptAndCheck')}
          </button>
        )}
        {scan && (
          <button type="button" className={checkInStyles.button} onClick={() => onUndo(scan)}>
            {t('undo')}
          </button>
        )}
      </Cluster>
    </Stack>
  )
}
