import type { GeoProjection } from 'd3-geo'
import type { Box } from './name-place'
import type { Coordinates, DrawnPoint, Sheet } from './projection'

export interface LabelledPlace extends Coordinates {
  label: string
}

type Side = 'left' | 'right'

export interface DrawnPlace {
  name: string
  at: DrawnPoint
  side: Side
}

/** On the narrowest screen, where letters are largest beside the map. */
export const LETTER = { width: 24, height: 52 }
/** How far a sign with its label reaches from the place. */
const PIN = { beside: 66, above: 132, below: 10 }
const DOT = { beside: 24, above: LETTER.height / 2, below: LETTER.height / 2 }
/** From this share of the width on, there is more room to the left of a pin. */
const LEFT_FROM = 0.55

export function drawPin(label: string, at: DrawnPoint, sheet: Sheet): { pin: DrawnPlace; box: Box } {
  const side = at[0] > sheet.width * LEFT_FROM ? 'left' : 'right'
  return { pin: { name: label, at: rounded(at), side }, box: boxOf(label, at, PIN, side) }
}

/** Draws places whose labels cover nothing in `taken`, which grows by them. */
export function drawPlaces(places: readonly LabelledPlace[], projection: GeoProjection, taken: Box[], sheet: Sheet): DrawnPlace[] {
  return places.flatMap(({ latitude, longitude, label }) => {
    const at = projection([longitude, latitude])
    if (!at || !isOnSheet(at, sheet)) return []
    for (const side of ['right', 'left'] as const) {
      const box = boxOf(label, at, DOT, side)
      if (box.left < 0 || box.right > sheet.width || taken.some((other) => isMeeting(box, other))) continue
      taken.push(box)
      return [{ name: label, at: rounded(at), side }]
    }
    return []
  })
}

export function rounded([x, y]: DrawnPoint): DrawnPoint {
  return [Math.round(x), Math.round(y)]
}

function boxOf(label: string, [x, y]: DrawnPoint, sign: typeof PIN, side: Side): Box {
  const width = sign.beside + label.length * LETTER.width
  const [left, right] = side === 'left' ? [x - width, x + sign.beside] : [x - sign.beside, x + width]
  return { left, right, top: y - sign.above, bottom: y + sign.below }
}

function isOnSheet([x, y]: DrawnPoint, { width, height }: Sheet): boolean {
  return x > DOT.beside && y > DOT.above && x < width - DOT.beside && y < height - DOT.below
}

export function isMeeting(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
