import { toManifest } from './manifest'

test('a site kept on a home screen opens in its language and has an icon for every shape', () => {
  const site = { locale: 'ka', origin: 'https://example.org', name: 'Leadx', description: '', image: null, feedTitle: '', newsletterFeedTitle: '', isIndexed: true } as const
  const manifest = toManifest(site)
  expect(manifest).toMatchObject({ name: 'Leadx', lang: 'ka', start_url: '/?lang=ge', scope: '/' })
  expect(manifest.icons.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual(['any', '192x192', '512x512', 'maskable'])
})
