import styles from './jazz-lights.module.css'

/** Between two posts the wire sags by what the bulbs hang on. */
const SPAN = 200
const SPANS = 6
const WIRE = `M0 4${`q${SPAN / 2} 36 ${SPAN} 0`.repeat(SPANS)}`
const BULBS = Array.from({ length: 2 * SPANS }, (_, index) => (SPAN / 2) * index + SPAN / 4)

/** A string of lit bulbs between the poster and the evening. */
export function JazzLights() {
  return (
    <svg className={styles.lights} viewBox={`0 0 ${SPAN * SPANS} 44`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={WIRE} className={styles.wire} />
      {BULBS.map((x) => (
        <g key={x}>
          <circle cx={x} cy="26" r="11" className={styles.glow} />
          <circle cx={x} cy="26" r="5" />
        </g>
      ))}
    </svg>
  )
}
