import { publicAddress } from './public-address'

test.each([
  { path: '/event/x', locale: 'en', address: 'https://leadx.example/event/x' },
  { path: '/event/x', locale: 'ka', address: 'https://leadx.example/event/x?lang=ge' },
  { path: '/event/x/agenda?day=2027-05-13#session-7', locale: 'ka', address: 'https://leadx.example/event/x/agenda?day=2027-05-13&lang=ge#session-7' },
] as const)('$path in $locale is shared as $address', ({ path, locale, address }) => {
  expect(publicAddress('https://leadx.example', path, locale)).toBe(address)
})
