import { geoAzimuthalEquidistant, geoStream, type GeoProjection } from 'd3-geo'
import type { MultiPolygon } from 'geojson'

/** Degrees of WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** From the upper left corner, in units of the drawing. */
export type DrawnPoint = readonly [x: number, y: number]

/** Its size in its own units, and the kilometres that its width shows. */
export interface Sheet {
  width: number
  height: number
  kilometres: number
}

export const EARTH_RADIUS_KILOMETRES = 6371
/** Outlines go on beyond the edge, so that no stroke runs along it. */
const MARGIN = 8

/** An azimuthal equidistant projection: distances from the point are true. */
export function projectionAround({ latitude, longitude }: Coordinates, at: DrawnPoint, sheet: Sheet): GeoProjection {
  const unitsPerKilometre = sheet.width / sheet.kilometres
  return geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .scale(EARTH_RADIUS_KILOMETRES * unitsPerKilometre)
    .translate([at[0], at[1]])
    // The atlas has a point every few kilometres: nothing is gained by bending what lies between.
    .precision(0)
    .clipAngle(((sheet.kilometres / EARTH_RADIUS_KILOMETRES) * 180) / Math.PI)
    .clipExtent([
      [-MARGIN, -MARGIN],
      [sheet.width + MARGIN, sheet.height + MARGIN],
    ])
}

export function drawnRings(outline: MultiPolygon, projection: GeoProjection): DrawnPoint[][] {
  const rings: DrawnPoint[][] = []
  let ring: DrawnPoint[] = []
  const nothing = () => undefined
  geoStream(
    outline,
    projection.stream({
      polygonStart: nothing,
      polygonEnd: nothing,
      lineStart: () => (ring = []),
      point: (x, y) => ring.push([x, y]),
      lineEnd: () => rings.push(ring),
    }),
  )
  return rings
}
