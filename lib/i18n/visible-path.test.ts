import { visiblePath } from './visible-path'

test.each([
  { rewritten: '/en', seen: '/' },
  { rewritten: '/en/about', seen: '/about' },
  { rewritten: '/ka/event/summit-2027/agenda', seen: '/event/summit-2027/agenda' },
  { rewritten: '/ka/event/participants/~cGFnZT0y', seen: '/event/participants' },
  { rewritten: '/about', seen: '/about' },
  { rewritten: '/english', seen: '/english' },
  { rewritten: '/ge/about', seen: '/ge/about' },
])('$rewritten is seen as $seen', ({ rewritten, seen }) => {
  expect(visiblePath(rewritten)).toBe(seen)
})
