import { geoAzimuthalEqualArea, geoNaturalEarth1, type GeoProjection } from 'd3-geo'
import { countriesAround, mainlands } from './atlas'
import type { Bounds } from './bounds'
import { countryCode } from './country-code'
import { toPath } from './outline-path'
import { drawnRings, EARTH_RADIUS_KILOMETRES, type DrawnPoint } from './projection'

export const COUNTRIES_SHEET = { width: 640, height: 360 }

/** In the units of the sheet. */
export interface DrawnCountries {
  /** All land that is not one of the countries. */
  land: string
  countries: { code: string; rings: DrawnPoint[][]; path: string }[]
}

/** Room for the names of countries at the edge. */
const MARGIN = { side: 40, above: 30 }
/** Outlines go on beyond the edge, so that no stroke runs along it. */
const BLEED = 8
/** A single country is shown with what lies around it. */
const MOST_UNITS_PER_KILOMETRE = 0.34
/** Where people live farther apart, the whole world is drawn. */
const WIDEST = { longitude: 150, latitude: 110 }
/** Points of an outline lie about this many units apart. */
const STEP = 1.2
const CACHED_DRAWINGS = 16
const drawings = new Map<string, Promise<DrawnCountries>>()

/** Draws countries, by their codes (ISO 3166-1 alpha-2), with what lies around them; those that no atlas knows are left out. */
export function drawCountries(codes: readonly string[]): Promise<DrawnCountries> {
  const key = [...codes].sort().join()
  const known = drawings.get(key)
  if (known) return known
  const drawing = draw(new Set(codes))
  drawings.set(key, drawing)
  const [oldest] = drawings.keys()
  if (drawings.size > CACHED_DRAWINGS && oldest !== undefined) drawings.delete(oldest)
  return drawing
}

async function draw(codes: ReadonlySet<string>): Promise<DrawnCountries> {
  const isMeant = (name: string) => codes.has(countryCode(name) ?? '')
  const boxes = [...(await mainlands())].filter(([name]) => isMeant(name)).map(([, bounds]) => bounds)
  if (boxes.length === 0) return { land: '', countries: [] }
  const { projection, middle, kilometres, degrees } = projectionOf(boxes)
  const drawn = (await countriesAround(middle, kilometres, degrees * STEP)).map(({ name, outline }) => ({ name, rings: drawnRings(outline, projection) }))
  return {
    land: toPath(drawn.filter(({ name }) => !isMeant(name)).flatMap(({ rings }) => rings)),
    countries: drawn.filter(({ name, rings }) => isMeant(name) && rings.length > 0).map(({ name, rings }) => ({ code: countryCode(name) ?? '', rings, path: toPath(rings) })),
  }
}

function projectionOf(boxes: readonly Bounds[]) {
  const [west, south, east, north] = boundsOf(boxes)
  const isWorld = east - west > WIDEST.longitude || north - south > WIDEST.latitude
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const projection = isWorld ? geoNaturalEarth1().rotate([-middle.longitude, 0]) : geoAzimuthalEqualArea().rotate([-middle.longitude, -middle.latitude])
  const { width, height } = COUNTRIES_SHEET
  const coordinates = boxes.flatMap(edgePoints)
  projection.precision(0).fitExtent(
    [
      [MARGIN.side, MARGIN.above],
      [width - MARGIN.side, height - MARGIN.above],
    ],
    { type: 'MultiPoint', coordinates },
  )
  limitScale(projection, MOST_UNITS_PER_KILOMETRE * EARTH_RADIUS_KILOMETRES)
  projection.clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ])
  const unitsPerKilometre = projection.scale() / EARTH_RADIUS_KILOMETRES
  const kilometres = isWorld ? Math.PI * EARTH_RADIUS_KILOMETRES : Math.hypot(width, height) / unitsPerKilometre
  return { projection, middle, kilometres, degrees: 180 / (Math.PI * projection.scale()) }
}

function boundsOf(boxes: readonly Bounds[]): Bounds {
  const edge = (side: 0 | 1 | 2 | 3) => (side < 2 ? Math.min : Math.max)(...boxes.map((box) => box[side]))
  return [edge(0), edge(1), edge(2), edge(3)]
}

/** The corners of a box alone would leave its curved edges outside. */
function edgePoints([west, south, east, north]: Bounds): [number, number][] {
  const shares = [0, 0.25, 0.5, 0.75, 1]
  return shares.flatMap((share) => {
    const [longitude, latitude] = [west + share * (east - west), south + share * (north - south)]
    return [
      [longitude, south],
      [longitude, north],
      [west, latitude],
      [east, latitude],
    ] as [number, number][]
  })
}

/** Keeps the middle of the sheet where it is. */
function limitScale(projection: GeoProjection, most: number): void {
  if (projection.scale() <= most) return
  const { width, height } = COUNTRIES_SHEET
  const shrink = most / projection.scale()
  const [x, y] = projection.translate()
  projection.scale(most).translate([width / 2 + (x - width / 2) * shrink, height / 2 + (y - height / 2) * shrink])
}
