import { toRobotsTxt } from './robots-txt'
import { toSecurityTxt } from './security-txt'

test('crawlers may fetch all but the API, of which they may fetch what is meant for them', () => {
  const lines = toRobotsTxt('https://example.org', true).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Allow: /api/sessions']))
  expect(lines).toContain('Sitemap: https://example.org/sitemap.xml')
})

test('of a site that is not for the public everything may be fetched, so that its noindex is seen', () => {
  expect(toRobotsTxt('https://example.org', false)).not.toMatch(/Disallow|Sitemap/)
})

test.each([
  ['hello@example.org', 'Contact: mailto:hello@example.org'],
  ['', 'Contact: https://example.org/connect'],
])('a weakness is told to "%s"', (email, contact) => {
  const now = Date.parse('2027-01-01T15:00:00Z')
  expect(toSecurityTxt('https://example.org', email, now).split('\n')).toEqual([
    contact,
    'Expires: 2027-06-30T00:00:00Z',
    'Preferred-Languages: en, ka',
    'Canonical: https://example.org/.well-known/security.txt',
    '',
  ])
})
