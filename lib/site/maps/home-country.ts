import type { Country } from './atlas'
import type { DrawnPoint } from './projection'

export interface DrawnCountry {
  country: Country
  rings: DrawnPoint[][]
}

/** How far off shore a place may lie: harbours, piers, rounded coordinates. */
const SHORE_KILOMETRES = [0, 5, 10, 20]
const BEARINGS = 8

/** The country of a point, or the nearest one off whose shore it lies; undefined on the open sea. */
export function homeCountry(drawn: readonly DrawnCountry[], [x, y]: DrawnPoint, unitsPerKilometre: number): DrawnCountry | undefined {
  for (const kilometres of SHORE_KILOMETRES) {
    for (let bearing = 0; bearing < (kilometres === 0 ? 1 : BEARINGS); bearing++) {
      const [angle, distance] = [(bearing / BEARINGS) * 2 * Math.PI, kilometres * unitsPerKilometre]
      const point = [x + distance * Math.sin(angle), y - distance * Math.cos(angle)] as const
      const country = drawn.find(({ rings }) => isInside(point, rings))
      if (country) return country
    }
  }
  return undefined
}

/** Rings inside others are holes. */
function isInside([x, y]: DrawnPoint, rings: readonly DrawnPoint[][]): boolean {
  let isIn = false
  for (const ring of rings) {
    let previous = ring.at(-1)
    for (const point of ring) {
      const [startX, startY] = previous ?? point
      const [endX, endY] = point
      if (endY > y !== startY > y && x < ((y - endY) / (startY - endY)) * (startX - endX) + endX) isIn = !isIn
      previous = point
    }
  }
  return isIn
}
