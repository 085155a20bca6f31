import { namePlace } from './name-place'

const sheet = { width: 1000, height: 600, kilometres: 500 }
const size = { width: 200, height: 50 }
const box = (left: number, top: number, right: number, bottom: number) =>
  [[left, top], [right, top], [right, bottom], [left, bottom]] as [number, number][]

test('a name stands in the middle of the widest strip', () => {
  const bottle = [[400, 50], [500, 50], [500, 300], [800, 300], [800, 550], [100, 550], [100, 300], [400, 300]] as [number, number][]
  const [x, y] = namePlace([bottle], size, [], sheet) ?? [0, 0]
  expect(x).toBe(450)
  expect(y).toBeGreaterThan(320)
})

test.each([
  { what: 'the country is too narrow', rings: [box(100, 100, 250, 500)] },
  { what: 'the country is too low', rings: [box(100, 100, 900, 130)] },
  { what: 'the country lies beyond the sheet', rings: [box(1100, 100, 1900, 500)] },
  { what: 'a lake leaves too little land beside it', rings: [box(100, 100, 600, 500), box(250, 110, 450, 490)] },
  { what: 'there is no country', rings: [] },
])('there is no room when $what', ({ rings }) => {
  expect(namePlace(rings, size, [], sheet)).toBeNull()
})

test('a name does not cover other names on the sheet', () => {
  const country = [box(100, 100, 900, 500)]
  const pin = { left: 380, right: 560, top: 0, bottom: 600 }
  expect(namePlace(country, size, [pin], sheet)?.[0]).toBe(730)
  expect(namePlace(country, size, [pin, { ...pin, left: 600, right: 900 }], sheet)?.[0]).toBe(240)
  expect(namePlace(country, size, [{ left: 200, right: 800, top: 0, bottom: 600 }], sheet)).toBeNull()
})
