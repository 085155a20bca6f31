import { countriesAround } from './atlas'
import { drawLocator, LOCATOR_SHEET } from './draw-locator'

const english = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (code: string) => english.of(code)
const draw = async (label: string, latitude: number, longitude: number, places: { label: string; latitude: number; longitude: number }[] = []) =>
  drawLocator({ label, latitude, longitude }, await countriesAround({ latitude, longitude }, LOCATOR_SHEET.kilometres), { nameOf, places })

const ATLAS_MILLISECONDS = 60_000
beforeAll(async () => void (await countriesAround({ latitude: 0, longitude: 0 }, 1)), ATLAS_MILLISECONDS)

test.each([
  { place: 'Tbilisi', latitude: 41.6903, longitude: 44.8017, country: 'GE' },
  { place: 'Sukhumi', latitude: 43.0, longitude: 41.02, country: 'GE' },
  { place: 'Valletta, an island', latitude: 35.9, longitude: 14.51, country: 'MT' },
  { place: 'a harbour of New York, in the water', latitude: 40.69, longitude: -74.02, country: 'US' },
  { place: 'Murmansk, in a country that crosses 180°', latitude: 68.97, longitude: 33.08, country: 'RU' },
  { place: 'Taveuni, just west of 180°', latitude: -16.85, longitude: 179.97, country: 'FJ' },
  { place: 'the open Atlantic', latitude: 0, longitude: -25, country: undefined },
])('$place lies in $country', async ({ latitude, longitude, country }) => {
  const map = await draw('Here', latitude, longitude)
  expect(map.country).toBe(country)
  expect(map.home === '').toBe(country === undefined)
  expect(map.home + map.others).not.toMatch(/NaN|Infinity/)
  expect(map.home.length + map.others.length).toBeLessThan(8000)
  for (const at of [map.pin.at, ...map.names.map((name) => name.at)]) expect(isOnSheet(at)).toBe(true)
})

test('neighbours are named in their own room, and the sea has no name', async () => {
  const { names } = await draw('Tbilisi', 41.6903, 44.8017)
  expect(names.map(({ name }) => name).sort()).toEqual(['Armenia', 'Azerbaijan', 'Georgia', 'Russia', 'Türkiye'])
})

test('other places are shown where they are, unless they are too far away or on top of one another', async () => {
  const kutaisi = { label: 'Kutaisi', latitude: 42.2703, longitude: 42.7008 }
  const { pin, places, scale } = await draw('Tbilisi', 41.6903, 44.8017, [
    kutaisi,
    { ...kutaisi, label: 'The same Kutaisi' },
    { label: 'Paris', latitude: 48.86, longitude: 2.35 },
  ])
  expect(places.map(({ name }) => name)).toEqual(['Kutaisi'])
  const [{ at } = { at: [0, 0] as const }] = places
  const kilometres = (Math.hypot(at[0] - pin.at[0], at[1] - pin.at[1]) / scale.length) * scale.kilometres
  // Great-circle distance between the two towns.
  expect(kilometres).toBeGreaterThan(184)
  expect(kilometres).toBeLessThan(187)
})

function isOnSheet([x, y]: readonly [number, number]): boolean {
  return x > 0 && y > 0 && x < LOCATOR_SHEET.width && y < LOCATOR_SHEET.height
}
