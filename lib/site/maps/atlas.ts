import { geoArea } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as AtlasMultiPolygon, Polygon as AtlasPolygon, Topology } from 'topojson-specification'
import { areaOf, boundsAround, isOverlapping, isSpeck, isWithin, type Bounds } from './bounds'
import type { Coordinates } from './projection'

/** A country, or the part of it near a point: its English name in the atlas and its outline in degrees. */
export interface Country {
  name: string
  outline: MultiPolygon
}

type Rings = AtlasPolygon['arcs']
type Atlas = (typeof import('world-atlas/countries-10m.json'))['default']

/** Degrees between the points of an outline that lies beyond the sheet. */
const FAR_STEP = 0.5
/** Natural Earth draws who controls; United Nations resolution 68/262 leaves Crimea with Ukraine. */
const CRIMEA = { within: [32, 44, 37, 46.5] as Bounds, from: 'Russia', to: 'Ukraine' }
/** Natural Earth cuts the cosmodrome, which Russia rents, out of its country. */
const RENTED = { name: 'Baikonur', from: 'Kazakhstan' }

/**
 * The parts of countries around a point, from Natural Earth at 1:10 million. The atlas is loaded with the first map.
 *
 * @param step degrees between the points of an outline where less than all of them are wanted
 */
export async function countriesAround(point: Coordinates, kilometres: number, step?: number): Promise<Country[]> {
  const atlas = await loadAtlas()
  const near = boundsAround(point, kilometres)
  const parts = polygonsOf(atlas).filter(({ bounds }) => !isSpeck(bounds, step) && near.some((around) => isOverlapping(bounds, around)))
  const thinning = step === undefined ? { near, step: FAR_STEP } : { near: [], step }
  return [...new Set(parts.map(({ name }) => name))].map((name) => ({
    name,
    outline: toOutline(
      atlas,
      parts.filter((part) => part.name === name).map(({ rings }) => rings),
      thinning,
    ),
  }))
}

/** The largest piece of each country, by its English name in the atlas. */
export async function mainlands(): Promise<Map<string, Bounds>> {
  const found = new Map<string, Bounds>()
  for (const { name, bounds } of polygonsOf(await loadAtlas())) {
    const known = found.get(name)
    if (!known || areaOf(bounds) > areaOf(known)) found.set(name, bounds)
  }
  return found
}

async function loadAtlas(): Promise<PackedAtlas> {
  return packed((await import('world-atlas/countries-10m.json')).default)
}

/** The steps of each arc one after the other: as lists of pairs they take ten times the memory, and for good. */
interface PackedAtlas extends Omit<Atlas, 'arcs'> {
  steps: Int32Array[]
}

function packed(atlas: Atlas & { steps?: Int32Array[] }): PackedAtlas {
  const steps = (atlas.steps ??= atlas.arcs.map((arc) => Int32Array.from(arc.flat())))
  atlas.arcs.length = 0
  return Object.assign(atlas, { steps })
}

/** The atlas with nothing but some of its arcs. */
function unpacked(atlas: PackedAtlas, rings: Rings): Topology {
  const arcs: Topology['arcs'] = []
  for (const index of rings.flat()) {
    const steps = atlas.steps[toArc(index)] ?? []
    arcs[toArc(index)] = Array.from({ length: steps.length / 2 }, (_, point) => [steps[2 * point] ?? 0, steps[2 * point + 1] ?? 0])
  }
  return { ...atlas, arcs }
}

/** An arc that is drawn backwards is named by its complement. */
function toArc(index: number): number {
  return index < 0 ? ~index : index
}

interface PolygonPart {
  name: string
  rings: Rings
  bounds: Bounds
}

let polygons: PolygonPart[] | undefined

function polygonsOf(atlas: PackedAtlas): PolygonPart[] {
  polygons ??= atlas.objects.countries.geometries.flatMap((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.type === 'MultiPolygon' ? geometry.arcs : []
    const { name = '' }: { name?: string } = geometry.properties ?? {}
    if (name === RENTED.name) return []
    return polygons.map((all) => {
      const rings = name === RENTED.from ? all.slice(0, 1) : all
      const bounds = boundsOf(atlas, rings)
      return { name: name === CRIMEA.from && isWithin(bounds, CRIMEA.within) ? CRIMEA.to : name, rings, bounds }
    })
  })
  return polygons
}

/** The box of a polygon that crosses 180° goes around the world. */
function boundsOf(atlas: PackedAtlas, rings: Rings): Bounds {
  const { scale = [1, 1], translate = [0, 0] } = atlas.transform ?? {}
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const index of rings[0] ?? []) {
    let [x, y] = [0, 0]
    const steps = atlas.steps[toArc(index)] ?? []
    for (let step = 0; step < steps.length; step += 2) {
      x += steps[step] ?? 0
      y += steps[step + 1] ?? 0
      ;[west, east, south, north] = [Math.min(west, x), Math.max(east, x), Math.min(south, y), Math.max(north, y)]
    }
  }
  const toDegrees = (value: number, axis: 0 | 1) => value * scale[axis] + translate[axis]
  return [toDegrees(west, 0), toDegrees(south, 1), toDegrees(east, 0), toDegrees(north, 1)]
}

interface Thinning {
  /** Where all points are kept. */
  near: Bounds[]
  /** Degrees between those that are kept elsewhere. */
  step: number
}

function toOutline(atlas: PackedAtlas, polygons: Rings[], thinning: Thinning): MultiPolygon {
  const geometry: AtlasMultiPolygon = { type: 'MultiPolygon', arcs: polygons }
  const { coordinates } = feature(unpacked(atlas, polygons.flat()), geometry).geometry
  return { type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map((ring) => thinned(ring, thinning))).filter(isRightWay) }
}

/** A thinned ring may turn around, and would then stand for all of the earth but itself. */
function isRightWay(coordinates: Position[][]): boolean {
  return geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI
}

/** Of a ring far away only the course matters, not the shape. */
function thinned(ring: Position[], { near, step }: Thinning): Position[] {
  let [keptX, keptY] = [Infinity, Infinity]
  return ring.filter(([x = 0, y = 0], index) => {
    const isFar = !near.some(([west, south, east, north]) => x >= west && x <= east && y >= south && y <= north)
    const isClose = Math.abs(x - keptX) < step && Math.abs(y - keptY) < step
    if (isFar && isClose && index < ring.length - 1) return false
    ;[keptX, keptY] = [x, y]
    return true
  })
}
