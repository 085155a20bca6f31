import { COUNTRIES_SHEET, type DrawnCountries } from './draw-countries'
import type { Box } from './name-place'
import { isMeeting, rounded } from './place-names'
import type { DrawnPoint } from './projection'

export interface CountryLabel {
  code: string
  /** The middle of the name, or of the country where it has no room for its name. */
  at: DrawnPoint
  hasRoom: boolean
  /** From a name beside its country to the middle of it. */
  leader: readonly [from: DrawnPoint, to: DrawnPoint] | null
  /** The middle of a country too small to be seen by its shape. */
  dot: DrawnPoint | null
}

/** On the narrowest screen that shows the map, where letters are largest beside it. */
const LETTER = { width: 10.2, georgianWidth: 12.6, height: 28 }
const GEORGIAN = /\p{Script=Georgian}/u
const EDGE = 4
/** On either side of a name: else two beside each other are read as one, and the plate of a chosen one touches the other. */
const BETWEEN = 24
/** Between a country and its name. */
const DISTANCES = [4, 16]
/** How far a name may leave the middle of its country, as a share of it. */
const SHIFT = 0.15
/** Between a name and the line that leads to its country, which is read as a dash where it touches. */
const AIR = 5
const SMALL = 15
/** How much of its name a country must be wide to bear it. */
const COVERED = 0.7
const CORE = 0.6

/** Places the names of countries: on them, or else beside them, and never over one another. */
export function placeCountryLabels({ countries }: DrawnCountries, nameOf: (code: string) => string): CountryLabel[] {
  const bySize = countries
    .map(({ code, rings }) => ({ code, box: boxOf(largest(rings)), size: labelSize(nameOf(code)) }))
    .sort((one, other) => sizeOf(other.box) - sizeOf(one.box))
  const taken: Box[] = []
  return bySize.map(({ code, box, size }) => {
    const others = bySize.filter((other) => other.code !== code).map((other) => coreOf(other.box))
    const at = placesFor(box, size).find((middle) => isFree(around(middle, size), [...taken, ...others]))
    if (at) taken.push(around(at, { ...size, width: size.width + 2 * BETWEEN }))
    const isSmall = box.right - box.left < SMALL && box.bottom - box.top < SMALL
    return { code, at: rounded(at ?? middleOf(box)), hasRoom: at !== undefined, leader: at ? leaderOf(around(at, size), middleOf(box)) : null, dot: isSmall ? rounded(middleOf(box)) : null }
  })
}

function labelSize(name: string) {
  const letter = GEORGIAN.test(name) ? LETTER.georgianWidth : LETTER.width
  return { width: name.length * letter + 12, height: LETTER.height }
}

/** The best first. */
function placesFor(box: Box, size: { width: number; height: number }): DrawnPoint[] {
  const isWide = box.right - box.left > size.width * COVERED
  return [...(isWide ? within(box) : []), ...DISTANCES.flatMap((distance) => besides(box, size, distance))]
}

function within(box: Box): DrawnPoint[] {
  const [x, y] = middleOf(box)
  const [right, down] = [(box.right - box.left) * SHIFT, (box.bottom - box.top) * SHIFT]
  return [0, 1, -1].flatMap((across) => [0, -1, 1].map((along): DrawnPoint => [x + across * right, y + along * down]))
}

function besides(box: Box, { width, height }: { width: number; height: number }, distance: number): DrawnPoint[] {
  const [x, y] = middleOf(box)
  const [left, right, above, below] = [box.left - distance - width / 2, box.right + distance + width / 2, box.top - distance - height / 2, box.bottom + distance + height / 2]
  return [
    [left, y],
    [right, y],
    [x, below],
    [x, above],
    [left, below],
    [right, below],
    [left, above],
    [right, above],
  ]
}

/** From the nearest point of a name to the country, where the name does not lie on it. */
function leaderOf(name: Box, [x, y]: DrawnPoint): CountryLabel['leader'] {
  const from: DrawnPoint = [clamp(x, name.left - AIR, name.right + AIR), clamp(y, name.top, name.bottom)]
  return from[0] === x && from[1] === y ? null : [rounded(from), rounded([x, y])]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** The part of a country named elsewhere that must not be covered. */
function coreOf(box: Box): Box {
  const [x, y] = [(box.right - box.left) * (1 - CORE) / 2, (box.bottom - box.top) * (1 - CORE) / 2]
  return { left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom - y }
}

function around([x, y]: DrawnPoint, { width, height }: { width: number; height: number }): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const { width, height } = COUNTRIES_SHEET
  const isOnSheet = box.left >= EDGE && box.right <= width - EDGE && box.top >= EDGE && box.bottom <= height - EDGE
  return isOnSheet && !taken.some((other) => isMeeting(box, other))
}

function largest(rings: readonly DrawnPoint[][]): DrawnPoint[] {
  return rings.reduce((best, ring) => (sizeOf(boxOf(ring)) > sizeOf(boxOf(best)) ? ring : best), rings[0] ?? [])
}

function boxOf(ring: readonly DrawnPoint[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function sizeOf(box: Box): number {
  return (box.right - box.left) * (box.bottom - box.top)
}

function middleOf({ left, right, top, bottom }: Box): DrawnPoint {
  return [(left + right) / 2, (top + bottom) / 2]
}
