import { resolveImages } from './resolve-images'

const BASE = 'https://files.example'

test.each([
  {
    what: 'a picture deep inside',
    given: { items: [{ home: { hero: { image: { url: 'a.webp', width: 1 } } } }] },
    kept: { items: [{ home: { hero: { image: { url: `${BASE}/a.webp`, width: 1 } } } }] },
  },
  { what: 'an address that is no picture', given: { url: 'about' }, kept: { url: 'about' } },
  { what: 'other values', given: [null, 'a.webp', 7, true, []], kept: [null, 'a.webp', 7, true, []] },
])('$what comes out as it should', ({ given, kept }) => {
  expect(resolveImages<unknown>(given, BASE)).toEqual(kept)
})
