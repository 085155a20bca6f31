import fs from 'node:fs'
import { NextRequest } from 'next/server'
import en from '@/messages/en.json'
import { middleware } from './middleware'
import { readingMinutes } from '@/lib/site/articles/reading-time'
import { pageMetadata, type SiteFacts } from '@/lib/site/metadata/page-metadata'
import { feedPath, metadataRoutePath } from '@/lib/site/metadata/metadata-routes'
import { toSecurityTxt } from '@/lib/site/metadata/security-txt'
import type { SitemapContent } from '@/lib/site/metadata/sitemap/content'
import { buildSitemapEntries } from '@/lib/site/metadata/sitemap/entries'
import { toSitemapXml } from '@/lib/site/metadata/sitemap/xml'
import { formatDay } from '@/lib/site/text/dates'
import { languageChoices } from '@/lib/i18n/language-choices'
import { DEFAULT_LOCALE, toLocale, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { visiblePath } from '@/lib/i18n/visible-path'

// A third language is a row in this table: everything below has to follow it without knowing it.
jest.mock('@/lib/i18n/locales', () => {
  const locales = jest.requireActual<{ LOCALE_TABLE: object; LOCALES: string[] }>('@/lib/i18n/locales')
  const row = { cookieValue: 'xq', tag: 'en-XA', openGraph: 'xx_XX', ownName: 'Ẋẋ', shortName: 'XX' }
  Object.assign(locales.LOCALE_TABLE, { xx: row })
  locales.LOCALES.push('xx')
  return locales
})

// Only ES modules know how to load it.
jest.mock('next-intl', () => ({
  createTranslator: ({ messages, namespace }: { messages: Record<string, Record<string, string>>; namespace: string }) => (key: string) => messages[namespace]?.[key],
}))

process.env.API_BASE_URL = 'https://backend.example'

const XX = toLocale('xx') ?? DEFAULT_LOCALE
const GEORGIAN = toLocale('ka') ?? DEFAULT_LOCALE
const ORIGIN = 'https://example.org'
const site: SiteFacts = { locale: XX, origin: ORIGIN, name: 'Leadx', description: '', image: null, feedTitle: '', newsletterFeedTitle: '', isIndexed: true }

/** The English messages in brackets, with what is in braces left alone. */
function invent(messages: unknown): unknown {
  if (typeof messages === 'string') return `[${messages}]`
  return Object.fromEntries(Object.entries(messages as object).map(([key, value]) => [key, invent(value)]))
}

describe('a request', () => {
  const answer = (path: string, cookie?: string) =>
    middleware(new NextRequest(`${ORIGIN}${path}`, { headers: cookie ? { cookie: `local-lang=${cookie}` } : {} }))
  const rewrittenTo = (path: string, cookie?: string) => new URL(answer(path, cookie).headers.get('x-middleware-rewrite') ?? '').pathname

  test('gets it by its address, which the cookie then remembers', () => {
    expect(rewrittenTo('/about?lang=xq')).toBe('/xx/about')
    expect(answer('/about?lang=xq').cookies.get('local-lang')?.value).toBe('xq')
    expect(answer('/about?lang=xq').headers.get('content-language')).toBe('xx')
  })

  test('gets it by its cookie, and the files of it', () => {
    expect(rewrittenTo('/about', 'xq')).toBe('/xx/about')
    expect(visiblePath('/xx/about')).toBe('/about')
    expect([metadataRoutePath('/feed.xml', XX), feedPath(XX)]).toEqual(['/xx/feed', '/feed.xml?lang=xq'])
  })
})

test('the switch leads to both other languages from each', () => {
  expect(languageChoices(XX)).toEqual([
    { locale: 'en', value: 'en', label: 'EN' },
    { locale: 'ka', value: 'ge', label: 'ქარ' },
  ])
  expect(languageChoices(DEFAULT_LOCALE).map(({ value }) => value)).toEqual(['ge', 'xq'])
})

test('the head of a page names every language', () => {
  const en = `${ORIGIN}/about`
  const { alternates, openGraph } = pageMetadata(site, { path: '/about', title: 'About' })
  expect(alternates).toMatchObject({ canonical: `${en}?lang=xq`, languages: { en, ka: `${en}?lang=ge`, xx: `${en}?lang=xq`, 'x-default': en } })
  expect(openGraph).toMatchObject({ locale: 'xx_XX', alternateLocale: ['en_US', 'ka_GE'], url: `${en}?lang=xq` })
})

test('the sitemap names each language of a page, and only those', () => {
  const content = (untranslated: string[]): SitemapContent => ({
    events: [], speakers: [], participants: [], sessions: [], faqs: [], home: {}, galiJazz: { galiJazz: { text: true } }, contact: {}, about: { about: { text: true } },
    members: [{ identifier: 'eka', bio: true, untranslated }],
    articles: [], newsletters: [], privacy: { privacy: { text: false } },
  })
  const translations = new Map<Locale, SitemapContent>([[DEFAULT_LOCALE, content([])], [GEORGIAN, content([])], [XX, content(['bio'])]])
  const entries = buildSitemapEntries(translations, 0)
  expect(entries.find(({ path }) => path === '/team')?.languages).toEqual(['en', 'ka', 'xx'])
  expect(entries.find(({ path }) => path === '/team-member/eka')?.languages).toEqual(['en', 'ka'])
  const xml = toSitemapXml(entries, ORIGIN, null) ?? ''
  expect(xml).toContain(`<loc>${ORIGIN}/team?lang=xq</loc>`)
  expect(xml).toContain(`hreflang="xx" href="${ORIGIN}/team?lang=xq"`)
  expect(xml).not.toContain('/team-member/eka?lang=xq')
})

test('emails and answers are written from its message file', () => {
  const readFile = jest.spyOn(fs, 'readFileSync').mockReturnValue(JSON.stringify(invent(en)))
  expect(getTranslations({ locale: XX, namespace: 'Emails' })('confirmHeading')).toBe(`[${en.Emails.confirmHeading}]`)
  expect(readFile.mock.calls[0]?.[0]).toMatch(/messages\/xx\.json$/)
  readFile.mockRestore()
})

test('dates, reading times and the security contact know it', () => {
  expect(formatDay('2027-05-13T06:00:00Z', { locale: XX, timeZone: 'Asia/Tbilisi' })).toMatch(/13/)
  expect(readingMinutes('tea '.repeat(476), XX)).toBe(2)
  expect(toSecurityTxt(ORIGIN, '', 0)).toContain('Preferred-Languages: en, ka, xx')
})
