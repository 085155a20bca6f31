import type { Country } from './atlas'
import type { DrawnPoint } from './projection'

/** A country with its outline on the sheet. */
export interface DrawnCountry {
  country: Country
  rings: DrawnPoint[][]
}

/** How far from the shore a place may lie that still belongs to a country: harbours, piers, rounded coordinates. */
const SHORE_KILOMETRES = [0, 5, 10, 20]
const BEARINGS = 8

/**
 * The country that a point of the sheet lies in, or the nearest one off whose shore it lies.
 *
 * @returns undefined on the open sea
 */
export function homeCountry(drawn: readonly DrawnCountry[], [x, y]: DrawnPoint, unitsPerKilometre: number): DrawnCountry | undefined {
  for (const kilometres of SHORE_KILOMETRES) {
    for (let bearing = 0; bearing < (kilometres === 0 ? 1 : BEARINGS); bearing++) {
      const [angle, distance] = [(bearing / BEARINGS) * 2 * Math.PI, kilometres * unitsPerKilometre]
      const point = [x + distance * Math.sin(angle), y - distance * Math.cos(angle)] as const
      const found = drawn.find(({ rings }) => isInside(point, rings))
      if (found) return found
    }
  }
  return undefined
}

/** Whether a point lies inside rings, of which those inside others are holes. */
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
