import { headerTone } from './header-tone'
import { ROUTES } from './routes'

test('the header of every screen is as its row says', () => {
  for (const { pattern, tone } of Object.values(ROUTES)) expect([pattern, headerTone(pattern, 0)]).toEqual([pattern, tone])
})

test.each([
  ['/about', ['solid', 'solid', 'solid']],
  ['/event/summit-2027/speaker/ana-tsereteli', ['solid', 'solid', 'solid']],
  ['/', ['clear', 'clear', 'solid']],
  ['/event/summit-2027/agenda', ['clear', 'clear', 'solid']],
  // What stands in an identifier is a name, and says nothing about the screen.
  ['/event/about', ['clear', 'clear', 'solid']],
  ['/event/all-about-media-2027', ['clear', 'clear', 'solid']],
  // A header that can be read on anything.
  ['/nothing', ['solid', 'solid', 'solid']],
])('the header of %s, scrolled by 0, 99.5 and 100 px, is %j', (path, tones) => {
  expect([0, 99.5, 100].map((scrolled) => headerTone(path, scrolled))).toEqual(tones)
})
