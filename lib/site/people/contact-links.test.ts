import { mailLink, mapLinks, phoneLink } from './contact-links'

test.each([
  ['hello@leadx.example', undefined, 'mailto:hello@leadx.example'],
  ['hello@leadx.example', 'წერილი', 'mailto:hello@leadx.example?subject=%E1%83%AC%E1%83%94%E1%83%A0%E1%83%98%E1%83%9A%E1%83%98'],
  // What has a meaning in an address of this kind must not end the recipient.
  ['a?b&c@leadx.example', 'Hi', 'mailto:a%3Fb%26c@leadx.example?subject=Hi'],
])('a letter to %s about "%s" starts with %s', (address, subject, link) => {
  expect(mailLink(address, subject)).toBe(link)
})

test.each([
  ['+995 32 200 27 27', 'tel:+995322002727'],
  ['(032) 200-27-27', 'tel:0322002727'],
])('%s is called as %s', (number, link) => {
  expect(phoneLink(number)).toBe(link)
})

test('both maps open at a place', () => {
  const [latitude, longitude] = [-33.45, -70.66]
  const { openStreetMap, googleMaps } = mapLinks(latitude, longitude)
  expect(new URL(openStreetMap).searchParams.get('mlat')).toBe(String(latitude))
  expect(new URL(openStreetMap).searchParams.get('mlon')).toBe(String(longitude))
  expect(new URL(googleMaps).searchParams.get('query')).toBe(`${latitude},${longitude}`)
})
