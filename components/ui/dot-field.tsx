import { useId } from 'react'

/** The most that a field of dots shows. */
export const MOST_DOTS = 1000

/** In units of the drawing: a dot has air around it, which the edges of the field leave out. */
const CELL = 8
const RADIUS = 2.4
const AIR = CELL / 2 - RADIUS
/** As many as stand in one row. */
const ROW = 5
/** In pixels: few dots are large, many fill a square. */
const [WIDEST, WIDEST_CELL] = [240, 56]

/** As many dots as there are, in a row or in a square. */
export function DotField({ count }: { count: number }) {
  const id = useId()
  const columns = count <= ROW ? count : Math.ceil(Math.sqrt(count))
  const rows = Math.floor(count / columns)
  const rest = count % columns
  const [width, height] = [columns * CELL, Math.ceil(count / columns) * CELL]
  return (
    <svg viewBox={`${AIR} ${AIR} ${width - 2 * AIR} ${height - 2 * AIR}`} width={Math.min(WIDEST, columns * WIDEST_CELL)} aria-hidden="true" focusable="false">
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <circle cx={CELL / 2} cy={CELL / 2} r={RADIUS} fill="currentColor" />
      </pattern>
      {rows > 0 && <rect width={width} height={rows * CELL} fill={`url(#${id})`} />}
      {rest > 0 && <rect y={rows * CELL} width={rest * CELL} height={CELL} fill={`url(#${id})`} />}
    </svg>
  )
}
