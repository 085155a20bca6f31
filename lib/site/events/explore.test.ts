import { hasPlace, isPlaceKnown, isReachable, otherPictures, otherTowns, placePicture } from './explore'

const image = (url: string) => ({ url, alt: url, width: 3, height: 2, renditions: [] })
const scene = (url: string) => ({ title: 'Scene', text: '', image: image(url) })
const venue = { name: '', address: '', city: '', country: '', latitude: null, longitude: null, text: '', map: null }
const bare = { venue: null, gallery: [], highlights: [], gettingThere: '', coverImage: null }

test.each([
  { what: 'the first picture of the gallery', event: { ...bare, gallery: [image('a'), image('b')] }, url: 'a' },
  { what: 'the first that no scene shows', event: { ...bare, gallery: [image('a'), image('b')], highlights: [scene('a')] }, url: 'b' },
  {
    what: 'the picture of the event when scenes show the whole gallery',
    event: { ...bare, gallery: [image('a')], highlights: [scene('a')], coverImage: image('cover') },
    url: 'cover',
  },
  { what: 'a picture twice rather than none', event: { ...bare, gallery: [image('a')], highlights: [scene('a')] }, url: 'a' },
  { what: 'nothing', event: bare, url: undefined },
])('a place is shown by $what', ({ event, url }) => {
  expect(placePicture(event)?.url).toBe(url)
})

test.each([
  { what: 'a gallery that no highlight shows', gallery: ['a', 'b'], highlights: [], urls: ['a', 'b'] },
  { what: 'what highlights leave of it', gallery: ['a', 'b', 'c'], highlights: ['b'], urls: ['a', 'c'] },
  { what: 'nothing where they leave one picture', gallery: ['a', 'b'], highlights: ['a'], urls: [] },
])('pictures besides the highlights are $what', ({ gallery, highlights, urls }) => {
  expect(otherPictures({ gallery: gallery.map(image), highlights: highlights.map(scene) }).map(({ url }) => url)).toEqual(urls)
})

test.each([
  { what: 'nothing', event: bare, isKnown: false },
  { what: 'coordinates', event: { ...bare, venue: { ...venue, latitude: 0, longitude: 0 } }, isKnown: true },
  { what: 'half of the coordinates', event: { ...bare, venue: { ...venue, latitude: 41 } }, isKnown: false },
  { what: 'a description', event: { ...bare, venue: { ...venue, text: '<p>A mill</p>' } }, isKnown: true },
  { what: 'the way there', event: { ...bare, gettingThere: '<p>Bus 337</p>' }, isKnown: true },
  { what: 'a scene', event: { ...bare, highlights: [scene('a')] }, isKnown: true },
])('with $what the place is known: $isKnown', ({ event, isKnown }) => {
  expect(isPlaceKnown(event)).toBe(isKnown)
})

test('a text leads to a venue that is named, or to what is known of a place without a name', () => {
  expect(hasPlace(bare)).toBe(false)
  expect(hasPlace({ ...bare, venue: { ...venue, name: 'Hall' } })).toBe(true)
  expect(hasPlace({ ...bare, gettingThere: '<p>Bus 337</p>' })).toBe(true)
})

test('a description alone does not lead anybody there', () => {
  expect(isReachable({ ...bare, venue: { ...venue, text: '<p>A mill</p>' } })).toBe(false)
})

test('the towns of other events are told once each, without that of the event itself', () => {
  const at = (city: string, latitude: number | null) => ({ venue: { ...venue, city, latitude, longitude: 44 } })
  const events = [at('Tbilisi', 41), at('Kutaisi', 42), at('Kutaisi', 42.1), at('Zugdidi', null), at('', 40), { venue: null }]
  expect(otherTowns(at('Tbilisi', 41), events)).toEqual([{ label: 'Kutaisi', latitude: 42.1, longitude: 44 }])
})
