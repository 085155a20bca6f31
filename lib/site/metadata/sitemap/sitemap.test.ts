import { EventSchema } from '@/lib/contract/events'
import { LOCALES } from '@/lib/i18n/locales'
import { ROUTES, routesWith } from '@/lib/site/routes'
import type { SitemapContent } from './content'
import { buildSitemapEntries } from './entries'
import { escapeXml, toSitemapXml } from './xml'

const NOW = Date.parse('2027-03-01T00:00:00Z')
const summit = EventSchema.parse({
  _id: '1',
  identifier: 'summit',
  title: 'Summit',
  description: '<p>x</p>',
  isRegistrationActive: true,
  startsAt: '2027-05-13T06:00:00Z',
  updatedAt: '2027-01-01T00:00:00Z',
})
const content: SitemapContent = {
  events: [summit, { ...summit, identifier: 'bare', description: '', isRegistrationActive: false }],
  speakers: [
    { identifier: 'ana', bio: true, events: ['summit'], updatedAt: '2027-02-01T00:00:00Z', untranslated: ['bio'] },
    { identifier: 'nobody', bio: false, events: [] },
  ],
  participants: [],
  members: [{ identifier: 'eka', bio: true }],
  articles: [{ identifier: 'tea', body: true }],
  newsletters: [{ identifier: 'spring', sentAt: '2027-02-10T00:00:00Z', untranslated: ['subject', 'body'] }],
  sessions: [{ event: 'summit', updatedAt: '2027-02-02T00:00:00Z' }],
  faqs: [{ event: null }],
  home: {},
  about: { about: { text: true }, untranslated: ['about.text'], updatedAt: '2026-01-01T00:00:00Z' },
  galiJazz: { galiJazz: { text: true } },
  contact: {},
  privacy: { privacy: { text: true } },
}
/** As the default language has it: nothing falls back there, and a story that is told in Georgian alone is missing. */
const inEnglish: SitemapContent = {
  ...content,
  events: content.events.map((event) => ({ ...event, untranslated: undefined })),
  speakers: content.speakers.map((speaker) => ({ ...speaker, untranslated: undefined })),
  members: content.members.map((member) => ({ ...member, bio: false })),
  articles: content.articles.map((article) => ({ ...article, body: false })),
  newsletters: content.newsletters.map((newsletter) => ({ ...newsletter, untranslated: undefined })),
  about: { about: { text: true }, updatedAt: '2026-01-01T00:00:00Z' },
}
const entries = buildSitemapEntries(new Map([['en', inEnglish], ['ka', content]]), NOW)
const found = (path: string) => entries.find((entry) => entry.path === path)

test('it names the screens that have something on them, and no others', () => {
  const pages = routesWith('sitemap', 'page').filter((name) => name !== 'participants')
  expect(pages).toEqual(expect.arrayContaining(['home', 'about', 'team', 'media', 'galiJazz', 'connect', 'speakers', 'privacy']))
  expect(entries.map(({ path }) => path)).toEqual([
    ...pages.map((name) => ROUTES[name].pattern),
    '/event/summit', '/event/summit/about', '/event/summit/speakers', '/event/summit/agenda', '/event/summit/register-for-public-square',
    '/event/bare',
    '/article/tea', '/letter/spring', '/speaker/ana', '/team-member/eka',
  ])
})

test('a page changed when the last thing on it did, and one of which nothing is known says nothing', () => {
  expect(found('/event/summit/agenda')?.updatedAt).toBe('2027-02-02T00:00:00Z')
  expect(found('/event/summit/speakers')?.updatedAt).toBe('2027-02-01T00:00:00Z')
  expect(found('/article/tea')?.updatedAt).toBeUndefined()
})

test('a form for another event is listed once, by the address of that event, while that one takes applications', () => {
  const host = { ...summit, isApplyActive: true }
  const accelerator = { ...host, _id: '2', identifier: 'accelerator', kind: 'accelerator' as const, startsAt: '2027-04-01T06:00:00Z' }
  const listed = (closesAt: string) => {
    const events = [host, { ...accelerator, application: { status: 'open' as const, opensAt: null, closesAt } }]
    const all = buildSitemapEntries(new Map(LOCALES.map((locale) => [locale, { ...content, events }])), NOW)
    return all.map(({ path }) => path).filter((path) => path.endsWith('/apply-now'))
  }
  expect(listed('2027-03-02T00:00:00Z')).toEqual(['/event/accelerator/apply-now'])
  expect(listed('2027-02-01T00:00:00Z')).toEqual([])
})

test('a letter is dated by its sending, and is in the languages that it was written in', () => {
  expect(found('/letter/spring')).toEqual({ path: '/letter/spring', languages: ['en'], updatedAt: '2027-02-10T00:00:00Z' })
  expect(found('/media')?.updatedAt).toBe('2027-02-10T00:00:00Z')
})

test('a page without a Georgian text claims none', () => {
  expect(['/about', '/speaker/ana', '/event/summit', '/article/tea'].map((path) => found(path)?.languages.includes('ka'))).toEqual([false, false, true, true])
  const xml = toSitemapXml([{ path: '/speaker/ana', languages: ['en'] }], 'https://example.org', null)
  expect(xml).not.toMatch(/lang=ge|hreflang="ka"|lastmod/)
})

test('a page with a Georgian text alone claims no English, and is the default for everybody', () => {
  expect(['/team-member/eka', '/article/tea'].map((path) => found(path)?.languages)).toEqual([['ka'], ['ka']])
  const xml = toSitemapXml([{ path: '/team-member/eka', languages: ['ka'] }], 'https://example.org', null)
  expect(xml).toContain('<loc>https://example.org/team-member/eka?lang=ge</loc>')
  expect(xml).toContain('hreflang="x-default" href="https://example.org/team-member/eka?lang=ge"')
  expect(xml).not.toContain('hreflang="en"')
})

test('a page without a main text is in every language', () => {
  const bare = { ...content, events: [{ ...summit, description: '', untranslated: undefined }] }
  const [entry] = buildSitemapEntries(new Map(LOCALES.map((locale) => [locale, bare])), NOW).filter(({ path }) => path === '/event/summit')
  expect(entry?.languages).toEqual(LOCALES)
})

test('a large one begins with an index of its parts', () => {
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, languages: [...LOCALES] }))
  const part = (number: number | null) => toSitemapXml(pages, 'https://example.org', number, 2)
  expect(part(null)).toContain('<sitemap><loc>https://example.org/sitemap-2.xml</loc></sitemap>')
  expect(part(2)).toContain('https://example.org/c')
  expect([part(1)?.match(/<url>/g)?.length, part(2)?.match(/<url>/g)?.length, part(3)]).toEqual([4, 2, null])
  expect(toSitemapXml(pages, 'https://example.org', 1)).toBeNull()
})

test('any text is escaped for XML', () => {
  expect(escapeXml('a & <b> "c" \u0000\uD800😀')).toBe('a &amp; &lt;b&gt; &quot;c&quot; 😀')
})
