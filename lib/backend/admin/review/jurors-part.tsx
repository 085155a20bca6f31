'use client'

import { useState } from 'react'
import type { AssignedRound, ReviewAssignment } from '@/lib/contract/review/reviews'
import { BusyButton } from '../saving/busy-button'
import { StaffTable } from '../staff-table'
import styles from '../staff.module.css'
import { AssignedResult } from './assigned-result'
import { ConflictForm } from './conflict-form'
import { InviteJurorForm } from './invite-juror-form'
import { jurorProgress, type KnownJuror } from './juror-progress'
import { requestRound, useRound } from './round-request'

interface JurorsPartProps {
  round: string
  jurors: readonly KnownJuror[]
  isAssignable: boolean
  /** Of the applications, by key. */
  names: ReadonlyMap<string, string>
}

/** Who reads, how far they are, and the press that gives each application its readers. */
export function JurorsPart({ round, jurors, isAssignable, names }: JurorsPartProps) {
  const { answer: assignments = [] } = useRound<ReviewAssignment[]>(round, 'assignments')
  const [result, setResult] = useState<AssignedRound | null>(null)
  const progress = jurorProgress(jurors, assignments)

  return (
    <section aria-labelledby="round-jurors">
      <h2 id="round-jurors">Jurors</h2>
      {progress.length === 0 ? (
        <p>Nobody reads yet. Invite jurors below.</p>
      ) : (
        <StaffTable
          headings={['Juror', 'Read', 'Left', 'Conflicts']}
          rows={progress.map(({ id, fullName, email, isActive, total, sent, conflicts }) => ({
            key: id,
            cells: [
              <span key="name">
                {fullName}
                <small className={styles.small}>{isActive ? email : 'reads no more'}</small>
              </span>,
              `${sent} of ${total}`,
              total - sent,
              conflicts,
            ],
          }))}
        />
      )}
      {isAssignable && (
        <>
          <p className={styles.muted}>Once more whenever applications or jurors come or go: what was begun stays with its juror.</p>
          <BusyButton onClick={async () => setResult(await requestRound<AssignedRound>('POST', round, 'assign'))}>Assign the readings</BusyButton>
        </>
      )}
      {result && <AssignedResult result={result} jurors={jurors} names={names} />}
      <InviteJurorForm round={round} />
      {assignments.length > 0 && <ConflictForm round={round} jurors={jurors} names={names} />}
    </section>
  )
}
