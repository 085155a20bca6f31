import { useId } from 'react'
import { LOCATOR_SHEET, type Locator } from '@/lib/site/maps/draw-locator'
import styles from './locator-map.module.css'
import { LocatorPin } from './locator-pin'

const { width, height } = LOCATOR_SHEET

export function LocatorDrawing({ map }: { map: Locator }) {
  const id = useId()
  const [others, home] = [`${id}-others`, `${id}-home`]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true" focusable="false">
      <defs>
        <path id={others} d={map.others} />
        <path id={home} d={map.home} />
      </defs>
      {[styles.farWater, styles.nearWater].map((water) => (
        <g key={water} className={water}>
          <use href={`#${others}`} />
          <use href={`#${home}`} />
        </g>
      ))}
      <use href={`#${others}`} className={styles.others} />
      <use href={`#${home}`} className={styles.home} />
      {map.places.map(({ name, at }) => (
        <circle key={name} cx={at[0]} cy={at[1]} r={9} className={styles.dot} />
      ))}
      <LocatorPin at={map.pin.at} />
    </svg>
  )
}
