import type { Coordinates } from './projection'

/** A box in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

const KILOMETRES_PER_DEGREE = 111
/** An island smaller than this, in degrees, is not drawn: at the scale of a locator map it is a speck. */
const SPECK = 0.01

/** The box around a point; three of them, so that one of the copies meets what lies beyond 180°. */
export function boundsAround({ latitude, longitude }: Coordinates, kilometres: number): Bounds[] {
  const height = kilometres / KILOMETRES_PER_DEGREE
  const farthest = Math.min(90, Math.abs(latitude) + height)
  const width = Math.min(180, height / Math.max(Math.cos((farthest * Math.PI) / 180), 0.001))
  return [-360, 0, 360].map((turn) => [
    longitude + turn - width,
    latitude - height,
    longitude + turn + width,
    latitude + height,
  ])
}

/** Whether what lies in a box is too small to be drawn. */
export function isSpeck([west, south, east, north]: Bounds): boolean {
  return east - west < SPECK && north - south < SPECK
}

/** Whether two boxes have a point in common. */
export function isOverlapping(one: Bounds, other: Bounds): boolean {
  return one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1]
}

/** Whether the first box lies in the second. */
export function isWithin(one: Bounds, other: Bounds): boolean {
  return one[0] >= other[0] && one[1] >= other[1] && one[2] <= other[2] && one[3] <= other[3]
}
