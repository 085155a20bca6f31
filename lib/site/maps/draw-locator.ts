import type { Country } from './atlas'
import { countryCode } from './country-code'
import { homeCountry } from './home-country'
import { namePlace, type Box } from './name-place'
import { toPath } from './outline-path'
import { drawPin, drawPlaces, LETTER, rounded, type DrawnPlace, type LabelledPlace } from './place-names'
import { drawnRings, projectionAround, type DrawnPoint, type Sheet } from './projection'

/** Wide enough that neighbours and seas tell where one is. */
export const LOCATOR_SHEET: Sheet = { width: 1280, height: 880, kilometres: 640 }

/** In the units of its sheet. */
export interface Locator {
  /** ISO 3166-1 alpha-2; undefined at sea. */
  country: string | undefined
  home: string
  others: string
  pin: DrawnPlace
  /** Those that lie on the sheet and have room for their labels. */
  places: DrawnPlace[]
  names: { name: string; at: DrawnPoint; isHome: boolean }[]
  /** A round number of kilometres. */
  scale: { kilometres: number; length: number }
}

interface LocatorOptions {
  /** For orientation. */
  places?: readonly LabelledPlace[]
  nameOf: (code: string) => string | undefined
  sheet?: Sheet
}

/** How far the pin may leave the middle, as a share of the sheet, to show more of its country. */
const PIN_SHIFT = { x: 0.17, y: 0.12 }
const SCALE = { kilometres: 100, width: 340, height: 130 }

/** Draws the country of a place with its neighbours; without countries, a pin on the sea. */
export function drawLocator(place: LabelledPlace, countries: readonly Country[], options: LocatorOptions): Locator {
  const { places = [], nameOf, sheet = LOCATOR_SHEET } = options
  const middle: DrawnPoint = [sheet.width / 2, sheet.height / 2]
  const drawAll = (at: DrawnPoint) => {
    const projection = projectionAround(place, at, sheet)
    return countries.map((country) => ({ country, rings: drawnRings(country.outline, projection) }))
  }
  const nearest = homeCountry(drawAll(middle), middle, sheet.width / sheet.kilometres)
  const home = nearest?.country
  const at = nearest ? pinPoint(nearest.rings.flat(), middle, sheet) : middle
  const drawn = drawAll(at)
  const pathOf = (isDrawn: (country: Country) => boolean) =>
    toPath(drawn.filter(({ country }) => isDrawn(country)).flatMap(({ rings }) => rings))
  const { pin, box } = drawPin(place.label, at, sheet)
  const taken: Box[] = [box, { left: 0, right: SCALE.width, top: sheet.height - SCALE.height, bottom: sheet.height }]
  return {
    country: home && countryCode(home.name),
    home: pathOf((country) => country === home),
    others: pathOf((country) => country !== home),
    pin,
    places: drawPlaces(places, projectionAround(place, at, sheet), taken, sheet),
    names: drawn.flatMap(({ country, rings }) => {
      const code = countryCode(country.name)
      const name = code && nameOf(code)
      const spot = name && namePlace(rings, { width: name.length * LETTER.width, height: LETTER.height }, taken, sheet)
      return spot ? [{ name, at: rounded(spot), isHome: country === home }] : []
    }),
    scale: { kilometres: SCALE.kilometres, length: (SCALE.kilometres / sheet.kilometres) * sheet.width },
  }
}

function pinPoint(home: DrawnPoint[], middle: DrawnPoint, sheet: Sheet): DrawnPoint {
  if (home.length === 0) return middle
  const shift = (axis: 0 | 1, most: number) => {
    const along = home.map((point) => point[axis])
    const away = middle[axis] - (Math.min(...along) + Math.max(...along)) / 2
    return Math.max(-most, Math.min(most, away))
  }
  return [middle[0] + shift(0, PIN_SHIFT.x * sheet.width), middle[1] + shift(1, PIN_SHIFT.y * sheet.height)]
}
