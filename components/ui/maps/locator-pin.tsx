import type { DrawnPoint } from '@/lib/site/maps/projection'
import styles from './locator-map.module.css'

const SEEDS = [
  [0, -80],
  [-6, -68],
  [6, -68],
] as const

export function LocatorPin({ at: [x, y] }: { at: DrawnPoint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={14} ry={5} className={styles.shadow} />
      <path d="M-15-98l-7-24 13 9 9-16 9 16 13-9-7 24z" className={styles.pin} />
      <path d="M0 0c-9-26-36-42-36-73a36 36 0 0 1 72 0c0 31-27 47-36 73z" className={styles.pin} />
      <circle cy={-73} r={17} className={styles.eye} />
      {SEEDS.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={4} className={styles.seed} />
      ))}
    </g>
  )
}
