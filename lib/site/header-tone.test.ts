import { headerTone } from './header-tone'
import { ROUTES } from './routes'

const ALWAYS_WHITE = [
  '/about',
  '/media',
  '/article/ten-days',
  '/gali-jazz',
  '/event/speakers',
  '/event/summit-2027/participants',
  '/event/summit-2027/speaker/ana-tsereteli',
  '/explore/summit-2027',
  // Signing in has no picture that a transparent header could lie on.
  '/login',
  '/reset-password/abc',
  '/registration/abc',
]

const TRANSPARENT_AT_THE_TOP = [
  '/',
  '/event/summit-2027',
  '/event/summit-2027/faq',
  '/event/summit-2027/agenda',
  '/event/summit-2027/register-for-public-square',
]

/** What stands in an identifier is a name, and says nothing about the screen. */
const NAMED_LIKE_A_WHITE_SCREEN = [
  '/event/about',
  '/event/media',
  '/event/all-about-media-2027',
  '/event/media/agenda',
]

test('the header of every screen is as its row says', () => {
  for (const { pattern, tone } of Object.values(ROUTES)) expect([pattern, headerTone(pattern, 0)]).toEqual([pattern, tone])
})

describe.each(ALWAYS_WHITE)('%s', (path) => {
  test.each([0, 99, 100, 2000])('is under a white header when scrolled by %i px', (scrolled) => {
    expect(headerTone(path, scrolled)).toBe('solid')
  })
})

describe.each([...TRANSPARENT_AT_THE_TOP, ...NAMED_LIKE_A_WHITE_SCREEN])('%s', (path) => {
  test.each([
    { scrolled: 0, tone: 'clear' },
    { scrolled: 99.5, tone: 'clear' },
    { scrolled: 100, tone: 'solid' },
  ])('is under a $tone header when scrolled by $scrolled px', ({ scrolled, tone }) => {
    expect(headerTone(path, scrolled)).toBe(tone)
  })
})

test('a path that is no screen gets a header that can be read on anything', () => {
  expect(headerTone('/nothing', 0)).toBe('solid')
})
