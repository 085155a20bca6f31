'use client'

import { useMemo, type RefObject } from 'react'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import { companyOf } from '@/lib/site/check-in/company-of'
import type { Door } from './door/door'
import type { DoorView } from './door/door-state'
import { EntryField } from './entry-field'
import { ResultCard, type Outcome } from './result-card'
import { Camera } from './scanner/camera'
import { WalkInForm } from './walk-in-form'
import styles from './check-in.module.css'

interface CheckInColumnProps {
  door: Door
  view: DoorView
  outcome: Outcome | null
  /** Around the outcome. */
  box: RefObject<HTMLDivElement | null>
  onOutcome: (answer: Promise<Outcome>) => void
  /** Called when somebody begins to type, because the outcome shown is that of the guest before. */
  onBegin: () => void
  onUndo: (scan: OwnScan) => void
}

/** The ways to let a guest in, and the outcome. */
export function CheckInColumn({ door, view, outcome, box, onOutcome, onBegin, onUndo }: CheckInColumnProps) {
  const { list, guests } = view
  const timeZone = list?.event.timezone
  const toFind = useMemo(() => door.guestsToFind(view), [door, view])
  return (
    <div className={styles.main}>
      <div ref={box} className={styles.held}>
        <ResultCard
          outcome={outcome}
          company={outcome && 'guest' in outcome && outcome.guest ? companyOf(outcome.guest, [...guests.values()]).filter(({ _id }) => !door.entranceOf(_id)) : []}
          timeZone={timeZone}
          onUndo={onUndo}
          onChoose={(registration) => onOutcome(door.checkGuest(registration))}
        />
      </div>
      <Camera onText={(text) => onOutcome(door.check(text))} />
      <EntryField
        guests={toFind}
        entranceOf={(registration) => door.entranceOf(registration)}
        timeZone={timeZone}
        onBegin={onBegin}
        onCheck={(text) => onOutcome(door.check(text))}
        onChoose={(registration) => onOutcome(door.checkGuest(registration))}
        onUndo={(guest) => onOutcome(door.undoGuest(guest).then(() => ({ result: 'undone' })))}
      />
      <WalkInForm onSend={(walkIn) => onOutcome(door.admitWalkIn(walkIn))} />
    </div>
  )
}
