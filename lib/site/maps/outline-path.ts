import type { DrawnPoint } from './projection'

/** How far an outline may stray, in units of the drawing. */
const TOLERANCE = 1.3

/** Writes rings as an SVG path in whole relative steps, which take a third of the bytes of absolute ones. */
export function toPath(rings: readonly (readonly DrawnPoint[])[]): string {
  return rings.map((ring) => ringPath(simplifyRing(ring))).join('')
}

/** Ramer–Douglas–Peucker. */
function simplifyRing(ring: readonly DrawnPoint[], tolerance = TOLERANCE): DrawnPoint[] {
  const [first] = ring
  if (!first) return []
  const farthest = ring.reduce((best, point, index) => (distance(point, first) > distance(ring[best] ?? first, first) ? index : best), 0)
  return [
    ...simplifyLine(ring.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine([...ring.slice(farthest), first], tolerance).slice(0, -1),
  ]
}

function simplifyLine(line: readonly DrawnPoint[], tolerance: number): readonly DrawnPoint[] {
  const [start, end] = [line[0], line.at(-1)]
  if (!start || !end || line.length < 3) return line
  let [farthest, index] = [0, 0]
  for (const [position, point] of line.entries()) {
    const away = distanceToSegment(point, start, end)
    if (away > farthest) [farthest, index] = [away, position]
  }
  if (farthest <= tolerance) return [start, end]
  return [...simplifyLine(line.slice(0, index + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(index), tolerance)]
}

function ringPath(ring: readonly DrawnPoint[]): string {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = points
    .map(([x, y], index) => [x - (points[index - 1]?.[0] ?? 0), y - (points[index - 1]?.[1] ?? 0)] as const)
    .filter(([x, y], index) => index === 0 || x !== 0 || y !== 0)
  if (steps.length < 3) return ''
  const [start = [0, 0], ...rest] = steps
  return `M${start[0]} ${start[1]}l${rest.map(([x, y]) => `${x} ${y}`).join(' ')}z`.replaceAll(' -', '-')
}

function distance([x, y]: DrawnPoint, [otherX, otherY]: DrawnPoint): number {
  return Math.hypot(x - otherX, y - otherY)
}

function distanceToSegment(point: DrawnPoint, start: DrawnPoint, end: DrawnPoint): number {
  const [width, height] = [end[0] - start[0], end[1] - start[1]]
  const length = width ** 2 + height ** 2
  const along = length === 0 ? 0 : ((point[0] - start[0]) * width + (point[1] - start[1]) * height) / length
  const share = Math.max(0, Math.min(1, along))
  return distance(point, [start[0] + share * width, start[1] + share * height])
}
