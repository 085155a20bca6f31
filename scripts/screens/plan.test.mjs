import { LOCALES, SCHEMES, shots, WIDTHS } from './plan.mjs'

const widthsOf = (name, only) => [...new Set(shots(['/', '/about'], only).filter((shot) => shot.name === name).map(({ width }) => width))]

test('each screen is taken at every width, in every language and scheme', () => {
  const ofHome = shots(['/']).filter(({ name }) => name === 'home')
  expect(ofHome).toHaveLength(WIDTHS.length * LOCALES.length * SCHEMES.length)
  expect(new Set(ofHome.map(({ file }) => file)).size).toBe(ofHome.length)
})

test('menus are taken where there is one', () => {
  expect(widthsOf('menu')).toEqual([390, 768])
  expect(widthsOf('dropdown')).toEqual([1440, 1920])
})

test('names, widths and languages can be chosen', () => {
  expect(shots(['/', '/about'], { only: ['about'], widths: [390], locales: ['ka'], schemes: ['dark'] }).map(({ file }) => file)).toEqual([
    'about-390-ka-dark.png',
  ])
})

test('an address with a query has a name that can be a file', () => {
  expect(shots(['/media?tag=interview'], { only: ['media-tag-interview'] })).not.toEqual([])
})

test('the screens of staff show the content in the language of the picture', () => {
  expect(shots([], { only: ['events'], widths: [390], schemes: ['light'] }).map(({ path }) => path)).toEqual(LOCALES.map((locale) => `/admin/collections/events?locale=${locale}`))
})
