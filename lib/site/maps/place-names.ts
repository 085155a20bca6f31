import type { GeoProjection } from 'd3-geo'
import type { Box } from './name-place'
import type { Coordinates, DrawnPoint, Sheet } from './projection'

/** A place with the words that stand beside it. */
export interface LabelledPlace extends Coordinates {
  label: string
}

/** On which side of a place its words stand. */
type Side = 'left' | 'right'

/** A place as it is drawn. */
export interface DrawnPlace {
  name: string
  at: DrawnPoint
  side: Side
}

/** How wide a letter is, and how tall a line, on the narrowest screen, where they are largest beside the map. */
export const LETTER = { width: 24, height: 52 }
/** How far a pin or a dot, with its words beside it, reaches from the place. */
const PIN = { beside: 66, above: 132, below: 10 }
const DOT = { beside: 24, above: LETTER.height / 2, below: LETTER.height / 2 }
/** From this share of the sheet's width on, there is more room to the left of a pin. */
const LEFT_FROM = 0.55

/** Draws the pin of a place; its words stand where there is more room. */
export function drawPin(label: string, at: DrawnPoint, sheet: Sheet): { pin: DrawnPlace; box: Box } {
  const side = at[0] > sheet.width * LEFT_FROM ? 'left' : 'right'
  return { pin: { name: label, at: rounded(at), side }, box: boxOf(label, at, PIN, side) }
}

/**
 * Draws places, each with its words on a side where they cover nothing.
 *
 * @param taken what is on the sheet already; grows by the places
 * @returns the places that lie on the sheet and have room
 */
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

/** A point in whole units. */
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

function isMeeting(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
