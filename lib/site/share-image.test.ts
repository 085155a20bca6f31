import { toShareImage } from './share-image'

const renditions = [240, 960, 1600].map((width) => ({ url: `/m/a-${width}.webp?v=1`, width }))
const image = { url: '/m/a.webp?v=1', alt: 'A hall', width: 2400, height: 1500, renditions }

test.each([
  ['wide enough, and no wider', image, { url: '/m/a-1600.webp?v=1', width: 1600, height: 1000, alt: 'A hall', type: 'image/webp' }],
  [
    'the widest of small ones',
    { ...image, url: 'https://cdn.example/b.JPG', width: 800, height: 1000, renditions: [] },
    { url: 'https://cdn.example/b.JPG', width: 800, height: 1000, alt: 'A hall', type: 'image/jpeg' },
  ],
  ['of an unknown kind', { ...image, url: '/picture', renditions: [] }, { url: '/picture', width: 2400, height: 1500, alt: 'A hall', type: undefined }],
  ['at an address that is no address', { ...image, url: '{host}/a.png' }, null],
  ['missing', null, null],
])('a picture that is %s', (_, given, expected) => {
  expect(toShareImage(given)).toEqual(expected)
})
