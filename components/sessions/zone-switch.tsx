'use client'

import { Hint } from '@/components/ui/layout/hint'
import { useAgenda } from './agenda-context'
import styles from './zone-switch.module.css'

/** Names the zone of the times; a switch for visitors whose clocks show another time. */
export function ZoneSwitch() {
  const { setup, texts, ownZone, isOwnTime, setOwnTime } = useAgenda()
  if (ownZone === null) return <Hint className={styles.zone}>{setup.zone}</Hint>
  const choices = [
    { isOwn: false, label: setup.zoneName },
    { isOwn: true, label: texts.zones.own },
  ]
  return (
    <div role="group" aria-label={texts.zones.label} className={styles.switch} data-no-print="">
      {choices.map(({ isOwn, label }) => (
        <button key={label} type="button" aria-pressed={isOwn === isOwnTime} className={styles.choice} onClick={() => setOwnTime(isOwn)}>
          {label}
        </button>
      ))}
    </div>
  )
}
