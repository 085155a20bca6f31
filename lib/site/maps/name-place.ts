import type { DrawnPoint, Sheet } from './projection'

/** In units of the drawing. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

type Span = readonly [left: number, right: number]

const LINE_STEP = 12
const EDGE = 24

/**
 * Finds where a name fits into a country: the middle of its widest level strip on the sheet that meets nothing in
 * `taken`; or null.
 */
export function namePlace(
  rings: readonly (readonly DrawnPoint[])[],
  size: { width: number; height: number },
  taken: readonly Box[],
  sheet: Sheet,
): DrawnPoint | null {
  let best: { width: number; at: DrawnPoint } | null = null
  for (let y = EDGE + size.height / 2; y <= sheet.height - EDGE - size.height / 2; y += LINE_STEP) {
    const [top, bottom] = [y - size.height / 2, y + size.height / 2]
    const inside = [top, y, bottom]
      .map((line) => spansAt(rings, line))
      .reduce((one, other) => intersections(one, other), [[EDGE, sheet.width - EDGE]])
    const free = taken
      .filter((box) => box.top < bottom && box.bottom > top)
      .reduce((spans, box) => spans.flatMap((span) => cut(span, box)), inside)
    for (const [left, right] of free) {
      if (right - left >= size.width && right - left > (best?.width ?? 0)) best = { width: right - left, at: [(left + right) / 2, y] }
    }
  }
  return best?.at ?? null
}

function spansAt(rings: readonly (readonly DrawnPoint[])[], y: number): Span[] {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([x, height], index) => {
        const [nextX, nextHeight] = ring[(index + 1) % ring.length] ?? [x, height]
        return height > y === nextHeight > y ? [] : [x + ((y - height) / (nextHeight - height)) * (nextX - x)]
      }),
    )
    .sort((one, other) => one - other)
  return crossings.flatMap((left, index) => {
    const right = crossings[index + 1]
    return index % 2 === 0 && right !== undefined ? [[left, right] as const] : []
  })
}

function intersections(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap(([left, right]) =>
    others
      .map(([otherLeft, otherRight]) => [Math.max(left, otherLeft), Math.min(right, otherRight)] as const)
      .filter(([start, end]) => start < end),
  )
}

function cut([left, right]: Span, box: Box): Span[] {
  const parts: Span[] = [
    [left, Math.min(right, box.left)],
    [Math.max(left, box.right), right],
  ]
  return parts.filter(([start, end]) => start < end)
}
