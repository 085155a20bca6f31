import { ArticleSchema } from '@/lib/contract/articles'
import { EventSchema } from '@/lib/contract/events'
import { NewsletterSchema } from '@/lib/contract/newsletters'
import { SpeakerSchema } from '@/lib/contract/speakers'
import { pageMetadata } from '../page-metadata'
import { addressLanguage } from '../text-languages'
import { buildArticle, buildNewsletter } from './article'
import { buildBreadcrumb } from './breadcrumb'
import { buildEvent } from './event'
import { toJsonLdText } from './json-ld'
import { buildOrganization, buildWebSite } from './organization'
import { buildProfilePage } from './profile-page'

const site = { locale: 'ka', origin: 'https://example.org', name: 'Leadx', description: '', image: null, feedTitle: '', newsletterFeedTitle: '', isIndexed: true } as const
const NOW = Date.parse('2027-03-01T00:00:00Z')
const image = { url: '/a.webp', alt: '', width: 1600, height: 1000, renditions: [] }
const event = EventSchema.parse({
  _id: '1',
  identifier: 'summit',
  title: 'Summit',
  startsAt: '2027-05-13T06:00:00Z',
  endsAt: '2027-05-15T18:00:00Z',
  venue: { name: 'Hall', address: '1 Street', city: 'Tbilisi', country: 'GE' },
})
const speaker = SpeakerSchema.parse({ _id: '2', identifier: 'ana', fullName: 'Ana', bio: '<p>Ana keeps <b>bees</b>.</p>' })
const article = ArticleSchema.parse({ _id: '3', identifier: 'tea', title: 'Tea', author: 'Ana', publishedAt: '2026-01-29T06:00:00Z', coverImage: image })

describe('an event', () => {
  test('has what search engines require, in its own zone', () => {
    expect(buildEvent(site, event, [speaker], { language: 'ka' })).toMatchObject({
      '@type': 'Event',
      name: 'Summit',
      url: 'https://example.org/event/summit?lang=ge',
      startDate: '2027-05-13T10:00:00+04:00',
      endDate: '2027-05-15T22:00:00+04:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Hall', address: { streetAddress: '1 Street', addressLocality: 'Tbilisi', addressCountry: 'GE' } },
      performer: [{ '@type': 'Person', name: 'Ana', url: 'https://example.org/speaker/ana?lang=ge' }],
    })
  })

  test('says when its doors open, in its own zone', () => {
    expect(buildEvent(site, { ...event, doors: 'The gate opens at 09:30' }, [], { language: 'ka' })).toMatchObject({ doorTime: '2027-05-13T09:30:00+04:00' })
    expect(buildEvent(site, event, [], { language: 'ka' })).toMatchObject({ doorTime: undefined })
  })

  test.each([
    ['is for those who are chosen', { kind: 'accelerator' as const }],
    ['has no date', { startsAt: null }],
    ['has no address', { venue: { ...event.venue!, address: '' } }],
  ])('that %s is not told at all', (_, change) => {
    expect(buildEvent(site, { ...event, ...change }, [], { language: 'ka' })).toBeNull()
  })

  test.each([
    { what: 'full', change: { isFull: true }, offer: { availability: 'https://schema.org/SoldOut' } },
    {
      what: 'open until a deadline',
      change: { registration: { status: 'open' as const, opensAt: null, closesAt: '2027-04-30T19:59:00Z' } },
      offer: { availability: 'https://schema.org/InStock', validThrough: '2027-04-30T23:59:00+04:00' },
    },
    {
      what: 'not open yet',
      change: { registration: { status: 'soon' as const, opensAt: '2027-03-02T06:00:00Z', closesAt: null } },
      offer: { availability: undefined, validFrom: '2027-03-02T10:00:00+04:00' },
    },
  ])('whose registration is $what offers it', ({ change, offer }) => {
    expect(buildEvent(site, { ...event, isRegistrationActive: true, ...change }, [], { language: 'ka', now: NOW })?.offers).toEqual({
      '@type': 'Offer',
      url: 'https://example.org/event/summit/register-for-public-square?lang=ge',
      ...offer,
    })
  })
})

describe('a person', () => {
  test('has a profile at the one address of their page', () => {
    expect(buildProfilePage(site, '/speaker/ana', speaker)).toMatchObject({
      url: 'https://example.org/speaker/ana?lang=ge',
      mainEntity: { '@type': 'Person', name: 'Ana', description: 'Ana keeps bees.' },
    })
    expect(buildProfilePage(site, '/speaker/ana', { ...speaker, untranslated: ['bio'] })).toMatchObject({ url: 'https://example.org/speaker/ana' })
  })

  test('without a story has none, and without a photo no picture', () => {
    expect(buildProfilePage(site, '/speaker/ana', { ...speaker, bio: '' })).toBeNull()
    expect(toJsonLdText([buildProfilePage(site, '/speaker/ana', speaker)!])).not.toContain('image')
  })
})

describe('an article', () => {
  test('names its author and its dates with their offset', () => {
    expect(buildArticle(site, { ...article, updatedAt: '2026-02-01T06:00:00Z' }, 'ka')).toMatchObject({
      headline: 'Tea',
      inLanguage: 'ka',
      image: ['https://example.org/a.webp'],
      datePublished: '2026-01-29T10:00:00+04:00',
      dateModified: '2026-02-01T10:00:00+04:00',
      author: { '@type': 'Person', name: 'Ana' },
    })
  })

  test('was not changed before it appeared, and may be the work of the organisation', () => {
    const built = buildArticle(site, { ...article, author: 'Leadx', updatedAt: '2025-01-01T00:00:00Z' }, 'ka')
    expect(built.dateModified).toBeUndefined()
    expect(built.author).toEqual({ '@type': 'Organization', name: 'Leadx' })
  })

  test('leads to its author where that is one of the team', () => {
    const ana = { identifier: 'ana', fullName: 'Ana' }
    expect(buildArticle(site, article, 'ka', [{ identifier: 'beka', fullName: 'Beka' }, ana]).author).toEqual({ '@type': 'Person', name: 'Ana', url: 'https://example.org/team-member/ana?lang=ge' })
    expect(buildArticle(site, { ...article, author: '' }, 'ka', [{ ...ana, fullName: '' }]).author).toBeUndefined()
  })
})

test('a letter is of the organisation, and stays as it was sent', () => {
  const letter = NewsletterSchema.parse({ _id: '4', identifier: 'spring', subject: 'Spring', sentAt: '2026-03-01T06:00:00Z', updatedAt: '2026-03-02T06:00:00Z' })
  expect(buildNewsletter(site, letter, 'ka')).toMatchObject({
    headline: 'Spring',
    url: 'https://example.org/letter/spring?lang=ge',
    datePublished: '2026-03-01T10:00:00+04:00',
    author: { '@type': 'Organization', name: 'Leadx' },
  })
  expect(buildNewsletter(site, letter, 'ka')).not.toHaveProperty('dateModified')
})

test('a trail numbers its steps and leads through the language of the page', () => {
  expect(buildBreadcrumb([{ label: 'Home', href: '/' }, { label: 'Here' }], 'https://example.org', 'ka')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/?lang=ge' },
      { '@type': 'ListItem', position: 2, name: 'Here', item: undefined },
    ],
  })
  expect(buildBreadcrumb([{ label: 'Home' }], 'https://example.org', 'en')).toBeNull()
})

test('the organisation and the site stand at the bare address in every language', () => {
  const contact = { logo: null, socialLinks: [] }
  expect([buildOrganization(site, contact).url, buildWebSite(site).url]).toEqual(['https://example.org/', 'https://example.org/'])
})

test('no text can end the element that holds it', () => {
  const text = toJsonLdText([{ '@type': 'Person', name: '</script><script>alert(1)</script>\u2028' }])
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name: '</script><script>alert(1)</script>\u2028' })
})

test('what is in Georgian alone has the address of its page’s head on the page in English, too', () => {
  const english = { ...site, locale: 'en' } as const
  const languages = ['ka'] as const
  const language = addressLanguage(languages, english.locale)
  const canonical = (path: string) => pageMetadata(english, { path, title: '', languages }).alternates?.canonical
  expect(buildArticle(english, { ...article, body: '' }, language)).toMatchObject({ url: canonical('/article/tea'), mainEntityOfPage: canonical('/article/tea'), inLanguage: 'ka' })
  expect(buildEvent(english, event, [], { language })).toMatchObject({ url: canonical('/event/summit') })
  expect(buildProfilePage(english, '/speaker/ana', { ...speaker, bio: '' })).toBeNull()
})
