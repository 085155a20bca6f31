import type { Coordinates } from './projection'

/** Degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

const KILOMETRES_PER_DEGREE = 111
/** In degrees: a smaller island is a speck on a locator map. */
const SPECK = 0.01

/** Three copies, one of which meets what lies beyond 180°. */
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

/** `step` is the degrees between the points that are drawn. */
export function isSpeck([west, south, east, north]: Bounds, step = SPECK): boolean {
  return east - west < step && north - south < step
}

/** In square degrees at the equator. */
export function areaOf([west, south, east, north]: Bounds): number {
  return (east - west) * (north - south) * Math.cos((((south + north) / 2) * Math.PI) / 180)
}

export function isOverlapping(one: Bounds, other: Bounds): boolean {
  return one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1]
}

export function isWithin(one: Bounds, other: Bounds): boolean {
  return one[0] >= other[0] && one[1] >= other[1] && one[2] <= other[2] && one[3] <= other[3]
}
