import { pageMetadata, type PageFacts, type SiteFacts } from './page-metadata'

const site: SiteFacts = {
  locale: 'en',
  origin: 'https://example.org',
  name: 'Leadx',
  description: 'Said of the site.',
  image: { url: '/hero.webp', width: 1600, height: 1000, alt: '', type: 'image/jpeg' },
  feedTitle: 'Leadx: articles',
  newsletterFeedTitle: '',
  isIndexed: true,
}
const page: PageFacts = { path: '/about', title: 'About' }
const inGeorgian = (facts: PageFacts) => pageMetadata({ ...site, locale: 'ka' }, facts)

test('each language has an address of its own and names both', () => {
  const languages = { en: 'https://example.org/about', ka: 'https://example.org/about?lang=ge', 'x-default': 'https://example.org/about' }
  expect(pageMetadata(site, page).alternates).toMatchObject({ canonical: languages.en, languages })
  expect(inGeorgian(page).alternates).toMatchObject({ canonical: languages.ka, languages })
  expect(inGeorgian(page).openGraph).toMatchObject({ url: languages.ka, locale: 'ka_GE', alternateLocale: ['en_US'] })
})

test('a text without Georgian has one address, and no Georgian is claimed', () => {
  const facts = { ...page, languages: ['en'] } satisfies PageFacts
  for (const metadata of [pageMetadata(site, facts), inGeorgian(facts)]) {
    expect(metadata.alternates?.canonical).toBe('https://example.org/about')
    expect(metadata.alternates?.languages).toEqual({ en: 'https://example.org/about', 'x-default': 'https://example.org/about' })
    expect(metadata.openGraph).toMatchObject({ url: 'https://example.org/about', locale: 'en_US' })
    expect(metadata.openGraph).not.toHaveProperty('alternateLocale')
  }
})

test('a text in Georgian alone has that address in every language', () => {
  const georgian = 'https://example.org/about?lang=ge'
  const facts = { ...page, languages: ['ka'] } satisfies PageFacts
  for (const metadata of [pageMetadata(site, facts), inGeorgian(facts)]) {
    expect(metadata.alternates).toMatchObject({ canonical: georgian, languages: { ka: georgian, 'x-default': georgian } })
    expect(metadata.alternates?.languages).not.toHaveProperty('en')
  }
})

test.each([
  ['the whole list', {}, '', true],
  ['a later page of it', { page: '3' }, '?page=3', true],
  ['what somebody searched', { keyword: 'x' }, '', false],
])('of a list: %s', (_, view, query, isIndexed) => {
  const { alternates, robots } = pageMetadata(site, { path: '/event/speakers', title: 'Speakers', view })
  expect(alternates?.canonical).toBe(`https://example.org/event/speakers${query}`)
  expect(robots).toMatchObject({ index: isIndexed, follow: true })
})

test('a page without a picture shows that of the site, and without a description is described by its title', () => {
  const { openGraph, twitter, description } = pageMetadata(site, { ...page, description: ' ' })
  expect(description).toBe('About')
  const image = { url: 'https://example.org/hero.webp', width: 1600, height: 1000, alt: 'About', type: 'image/jpeg' }
  expect(openGraph?.images).toEqual([image])
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [{ url: image.url, alt: 'About' }] })
})

test('a portrait keeps its head in a small card, and nothing at all is claimed where there is no picture', () => {
  const portrait = { url: 'https://cdn.example/a.jpg', width: 800, height: 1000, alt: 'Ana', type: 'image/jpeg' } as const
  expect(pageMetadata(site, { ...page, image: portrait }).twitter).toMatchObject({ card: 'summary', images: [{ url: portrait.url }] })
  const bare = pageMetadata({ ...site, image: null }, page)
  expect(bare.openGraph).not.toHaveProperty('images')
  expect(bare.twitter).toMatchObject({ card: 'summary' })
})

test('an article tells when it appeared', () => {
  const { openGraph } = pageMetadata(site, { ...page, kind: { publishedAt: '2026-01-29T06:00:00Z', updatedAt: '2026-02-01T06:00:00Z' } })
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2026-01-29T06:00:00Z', modifiedTime: '2026-02-01T06:00:00Z' })
})
