import { mainlands } from './atlas'
import { placeCountryLabels } from './country-labels'
import { COUNTRIES_SHEET, drawCountries } from './draw-countries'

const ATLAS_MILLISECONDS = 60_000
beforeAll(async () => void (await mainlands()), ATLAS_MILLISECONDS)

const NEIGHBOURS = ['GE', 'AM', 'AZ', 'UA', 'TR', 'MD', 'KZ', 'PL', 'EE']
const english = new Intl.DisplayNames('en', { type: 'region' })
const georgian = new Intl.DisplayNames('ka', { type: 'region' })
/** Beyond the sheet: only what covers more than the sheet has points there. */
const CORNERS = [[-8, -8], [COUNTRIES_SHEET.width + 8, COUNTRIES_SHEET.height + 8]] as const
const isOnSheet = ([x, y]: readonly [number, number]) => x > 0 && y > 0 && x < COUNTRIES_SHEET.width && y < COUNTRIES_SHEET.height

test.each([
  { place: 'neighbours', codes: NEIGHBOURS },
  { place: 'islands', codes: ['MT', 'CY'] },
  { place: 'both sides of an ocean', codes: ['US', 'GE', 'NZ', 'BR'] },
  { place: 'countries that cross 180°', codes: ['RU', 'FJ'] },
])('$place are drawn on one sheet, with the land around them, in few bytes', async ({ codes }) => {
  const { land, countries } = await drawCountries(codes)
  expect(countries.map(({ code }) => code).sort()).toEqual([...codes].sort())
  const paths = land + countries.map(({ path }) => path).join('')
  expect(paths).not.toMatch(/NaN|Infinity/)
  expect(paths.length).toBeLessThan(16_000)
  for (const { rings } of countries) expect(rings.flat().some(isOnSheet)).toBe(true)
  for (const corner of CORNERS) expect(countries.filter(({ rings }) => rings.flat().some(([x, y]) => x === corner[0] && y === corner[1])).length).toBeLessThan(2)
})

test('a code that no atlas knows is left out, and nothing is drawn of nothing', async () => {
  expect((await drawCountries(['GE', 'XX'])).countries.map(({ code }) => code)).toEqual(['GE'])
  expect(await drawCountries(['XX'])).toEqual({ land: '', countries: [] })
  expect(await drawCountries([])).toEqual({ land: '', countries: [] })
})

test.each([
  { language: 'English', names: english, letter: 10.2 },
  { language: 'Georgian', names: georgian, letter: 12.6 },
])('the $language names of neighbours all find room, on the sheet and clear of one another', async ({ names, letter }) => {
  const labels = placeCountryLabels(await drawCountries(NEIGHBOURS), (code) => names.of(code) ?? code)
  expect(labels.filter(({ hasRoom }) => !hasRoom)).toEqual([])
  expect(labels.every(({ at }) => isOnSheet(at))).toBe(true)
  // With the plate of a chosen country, and a gap that tells two names on one line apart.
  const lines = labels.map(({ at: [x, y], code }) => ({ x, y, half: ((names.of(code) ?? '').length * letter + 12 + 24) / 2 }))
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      expect(Math.abs(one.y - other.y) >= 24 || Math.abs(one.x - other.x) >= one.half + other.half).toBe(true)
    }
  }
})

test.each([[['PL', 'GE', 'CN']], [NEIGHBOURS]])('a wide country is drawn whole beside small ones: %p', async (codes) => {
  const { countries } = await drawCountries(codes)
  const points = countries.flatMap(({ rings }) => rings.flat())
  expect(points.filter((point) => !isOnSheet(point))).toEqual([])
})
