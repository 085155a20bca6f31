import { geoAzimuthalEquidistant, geoStream, type GeoProjection } from 'd3-geo'
import type { MultiPolygon } from 'geojson'

/** A place on earth in degrees of WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** A point of a drawing: to the right and down from its upper left corner, in units of the drawing. */
export type DrawnPoint = readonly [x: number, y: number]

/** The sheet that is drawn on: its size in its own units, and how many kilometres its width shows. */
export interface Sheet {
  width: number
  height: number
  kilometres: number
}

const EARTH_RADIUS_KILOMETRES = 6371
/** How far outlines go on beyond the edge of the sheet, so that no stroke runs along it. */
const MARGIN = 8

/**
 * Projects what lies around a point so that distances from the point are true, wherever on earth it is.
 *
 * @param point the place
 * @param at where on the sheet the place is drawn
 */
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

/** The rings of an outline as they are drawn: cut off at the edge of the sheet, none for what lies beyond. */
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
