import { useId } from 'react'

/** The most that a field of dots shows. */
export const MOST_DOTS = 1000

/** In units of the drawing. */
const CELL = 8
/** In pixels: few dots are large, many fill a square. */
const [WIDEST, WIDEST_CELL] = [240, 56]

/** As many dots as there are, in a square. */
export function DotField({ count, className }: { count: number; className?: string }) {
  const id = useId()
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.floor(count / columns)
  const rest = count % columns
  const [width, height] = [columns * CELL, Math.ceil(count / columns) * CELL]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={Math.min(WIDEST, columns * WIDEST_CELL)} className={className} aria-hidden="true" focusable="false">
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <circle cx={CELL / 2} cy={CELL / 2} r="2.4" fill="currentColor" />
      </pattern>
      {rows > 0 && <rect width={width} height={rows * CELL} fill={`url(#${id})`} />}
      {rest > 0 && <rect y={rows * CELL} width={rest * CELL} height={CELL} fill={`url(#${id})`} />}
    </svg>
  )
}
