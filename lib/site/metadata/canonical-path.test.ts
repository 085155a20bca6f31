import { canonicalPath } from './canonical-path'

test.each([
  { locale: 'en', view: undefined, address: '/media' },
  { locale: 'ka', view: undefined, address: '/media?lang=ge' },
  { locale: 'en', view: { page: '2' }, address: '/media?page=2' },
  { locale: 'ka', view: { page: '2' }, address: '/media?page=2&lang=ge' },
] as const)('in $locale with $view the media screen is known as $address', ({ locale, view, address }) => {
  expect(canonicalPath(locale, '/media', view)).toBe(address)
})
