'use client'

import { useState } from 'react'
import type { Decision } from '@/lib/contract/review/decisions'
import { Input } from '../saving/fields'
import { BusyButton } from '../saving/busy-button'
import styles from '../staff.module.css'
import { DecisionOptions, toDecision } from './decision-options'
import { counted } from '@/lib/i18n/counted'

interface MarkBarProps {
  places: number
  above: readonly string[]
  selected: readonly string[]
  isBusy: boolean
  isDisabled: boolean
  onPlaces: (places: number) => void
  onMark: (applications: readonly string[], state: Decision | null) => void
}

/** Draws the line, and marks many at once. */
export function MarkBar({ places, above, selected, isBusy, isDisabled, onPlaces, onMark }: MarkBarProps) {
  const [state, setState] = useState<Decision | null>('accepted')
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <Input label="Places" type="number" min={0} value={places} onChange={({ target }) => onPlaces(Math.max(0, Math.trunc(target.valueAsNumber) || 0))} />
        <label>
          Mark as
          <select value={state ?? ''} onChange={({ target }) => setState(toDecision(target.value))}>
            <DecisionOptions />
          </select>
        </label>
      </div>
      <div className={styles.buttons}>
        <BusyButton isBusy={isBusy} disabled={isDisabled || above.length === 0} onClick={() => onMark(above, state)}>
          {`Mark everything above the line (${above.length})`}
        </BusyButton>
        <BusyButton buttonStyle="secondary" isBusy={isBusy} disabled={isDisabled || selected.length === 0} onClick={() => onMark(selected, state)}>
          {selected.length === 0 ? 'Mark the selected' : `Mark ${counted(selected.length, 'selected one', 'selected ones')}`}
        </BusyButton>
      </div>
    </div>
  )
}
