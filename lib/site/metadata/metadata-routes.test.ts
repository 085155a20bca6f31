import { feedPath, isMetadataRoute, isExport, metadataRoutePath, manifestPath } from './metadata-routes'

test.each([
  ['/sitemap.xml', null, '/en/sitemap'],
  ['/sitemap-12.xml', null, '/en/sitemap/12'],
  ['/feed.xml', 'ka', '/ka/feed'],
  ['/letters.xml', 'ka', '/ka/letters'],
  ['/llms.txt', 'ka', '/ka/llms'],
  ['/.well-known/security.txt', 'ka', '/en/security'],
  ['/sitemap-0.xml', null, null],
  ['/sitemap-123456.xml', null, null],
  ['/feed.xml/', null, null],
] as const)('%s asked for in %s is answered by %s', (path, locale, expected) => {
  expect(metadataRoutePath(path, locale)).toBe(expected)
})

test('the files of a language are found again', () => {
  expect([feedPath('en'), feedPath('ka'), manifestPath('ka')]).toEqual(['/feed.xml', '/feed.xml?lang=ge', '/manifest.webmanifest?lang=ge'])
  expect([feedPath('en'), manifestPath('en'), '/robots.txt', '/favicon.ico', '/icon-192.png'].every(isMetadataRoute)).toBe(true)
  expect(isMetadataRoute('/about')).toBe(false)
})

test('what is written from content or settings is told from what lies on the disk', () => {
  expect(['/sitemap.xml', '/feed.xml', '/letters.xml', '/llms.txt', '/manifest.webmanifest', '/robots.txt', '/.well-known/security.txt'].every(isExport)).toBe(true)
  expect(['/icon.svg', '/service-worker.js', '/about', '/robots.txt/'].some(isExport)).toBe(false)
})
