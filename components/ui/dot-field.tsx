import { useId } from 'react'

/** The most that a field of dots shows. */
export const MOST_DOTS = 1000

const COLUMNS = 25
const CELL = 8

/** As many dots as there are, in rows of twenty-five. */
export function DotField({ count, className }: { count: number; className?: string }) {
  const id = useId()
  const rows = Math.floor(count / COLUMNS)
  const rest = count % COLUMNS
  const [width, height] = [COLUMNS * CELL, Math.ceil(count / COLUMNS) * CELL]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" focusable="false">
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <circle cx={CELL / 2} cy={CELL / 2} r="2.4" fill="currentColor" />
      </pattern>
      {rows > 0 && <rect width={width} height={rows * CELL} fill={`url(#${id})`} />}
      {rest > 0 && <rect y={rows * CELL} width={rest * CELL} height={CELL} fill={`url(#${id})`} />}
    </svg>
  )
}
