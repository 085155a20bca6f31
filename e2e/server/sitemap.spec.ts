import sharp from 'sharp'
import { amount } from '../../scripts/test/amount.mjs'
import { readSource, statedTexts, withoutSpaces, type PageSource } from '../support/html'
import { expect, test } from '../support/test'

/** Link previews read no further, in bytes. */
const PREVIEW_BYTES = 300 * 1024
/** How many pages of a template are read; in a thorough run all of them. */
const PAGES_OF_A_KIND = amount(2, Infinity)
const REQUIRED: Record<string, string[]> = {
  Event: ['name', 'url', 'startDate', 'endDate', 'location', 'eventStatus', 'image', 'organizer', 'description'],
  ProfilePage: ['mainEntity', 'dateModified'],
  Article: ['headline', 'url', 'datePublished', 'author', 'publisher', 'inLanguage', 'image'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo', 'sameAs'],
  WebSite: ['name', 'url'],
}

const source = async (url: string, headers: Record<string, string> = {}) => readSource(await (await fetch(url, { headers })).text())
const thing = (page: PageSource, type: string) => page.structuredData.find((entry) => entry['@type'] === type)

/** The addresses of a sitemap with the languages that each names. */
async function readSitemap(origin: string) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [language, href]),
    ),
  }))
}

/** Does a thing for each of many, a few at a time. */
async function forEachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
    }),
  )
}

/** What pages of one template share, such as `/speaker ge`: persons and articles are many. */
function kindOfPage(address: string): string {
  const { pathname, search } = new URL(address)
  return [/^\/(speaker|participant|team-member|article)\//.exec(pathname)?.[1] ?? pathname, search].join(' ')
}

/** The kind and language of a share image, such as `/share/ge/speaker`. */
function kindOf(image: string): string {
  return new URL(image).pathname.split('/').slice(0, 4).join('/')
}

function expectTrueData(page: PageSource, address: string) {
  for (const entry of page.structuredData) {
    const type = String(entry['@type'])
    expect(Object.keys(REQUIRED), address).toContain(type)
    // A letter has no picture of its own.
    const required = (REQUIRED[type] ?? []).filter((name) => name !== 'image' || !address.includes('/letter/'))
    expect(Object.keys(entry), `${type} of ${address}`).toEqual(expect.arrayContaining(required))
    for (const text of statedTexts(entry)) expect(page.letters.includes(withoutSpaces(text)), `${address} shows “${text}”`).toBe(true)
  }
}

test('every page of the sitemap is what it says, in both languages, for readers without cookies or JavaScript', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  const entries = await readSitemap(origin)
  expect(entries.length).toBeGreaterThan(250)
  const listed = new Set(entries.map(({ address }) => address))
  expect(listed.size).toBe(entries.length)
  const counts = new Map<string, number>()
  const visited = entries.filter(({ address }) => {
    const kind = kindOfPage(address)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= PAGES_OF_A_KIND
  })
  /** One picture of each kind in each language: all of them would take minutes to draw. */
  const images = new Map<string, string>()
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  await forEachOf(visited, async ({ address, lastmod, alternates }) => {
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('x-robots-tag'), address).toBeNull()
    const isGeorgian = address.includes('lang=ge')
    expect(answer.headers.get('content-language'), address).toBe(isGeorgian ? 'ka' : 'en')
    const page = readSource(await answer.text())
    const { meta } = page
    expect(Buffer.byteLength(page.head), address).toBeLessThan(PREVIEW_BYTES)
    expect([page.titles.length, page.headings, page.language], address).toEqual([1, 1, isGeorgian ? 'ka' : 'en'])
    expect(page.canonicals, address).toEqual([address])
    expect(page.alternates, address).toEqual(alternates)
    for (const other of Object.values(alternates)) expect(listed.has(other), `${address} names ${other}`).toBe(true)
    expect(meta.robots, address).toBe('index, follow, max-image-preview:large')
    expect(Date.parse(lastmod), address).toBeLessThanOrEqual(Date.now())
    expect(meta['og:url'], address).toBe(address)
    expect(meta['og:locale'], address).toBe(isGeorgian ? 'ka_GE' : 'en_US')
    for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name', 'og:image', 'og:image:alt', 'og:image:width', 'og:image:height', 'twitter:card', 'twitter:image']) {
      expect(meta[name], `${name} of ${address}`).toBeTruthy()
    }
    const georgian = page.main.match(/[\u10A0-\u10FF]/g)?.length ?? 0
    expect(georgian > 20, address).toBe(isGeorgian)
    expect(titles.get(page.titles[0] ?? ''), `the title of ${address}`).toBeUndefined()
    titles.set(page.titles[0] ?? '', address)
    const description = `${page.language} ${meta.description}`
    expect(descriptions.get(description), `the description of ${address}`).toBeUndefined()
    descriptions.set(description, address)
    images.set(kindOf(meta['og:image'] ?? ''), meta['og:image'] ?? '')
    expectTrueData(page, address)
    expect(Boolean(thing(page, 'BreadcrumbList')), address).toBe(new URL(address).pathname !== '/')
  })
  await forEachOf([...images.values()], async (image) => {
    const answer = await fetch(image)
    expect(answer.status, image).toBe(200)
    expect(answer.headers.get('x-robots-tag'), image).toBeNull()
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    const { width, height, format, size } = await picture.metadata()
    expect({ width, height, format }, image).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(size, image).toBeLessThan(300_000)
  })
})

test('structured data stands where it belongs and nowhere else', { tag: '@smoke' }, async ({ baseURL }) => {
  const types = async (path: string) => (await source(`${baseURL}${path}`)).structuredData.map((entry) => entry['@type']).sort()
  expect(await types('/')).toEqual(['Organization', 'WebSite'])
  expect(await types('/event/summit-2027')).toEqual(['BreadcrumbList', 'Event'])
  expect(await types('/event/accelerator-2027')).toEqual(['BreadcrumbList'])
  expect(await types('/event/summit-2027/agenda')).toEqual(['BreadcrumbList'])
  expect(await types('/speaker/nino-kapanadze')).toEqual(['BreadcrumbList', 'ProfilePage'])
  expect(await types('/event/summit-2027/speaker/nino-kapanadze')).toEqual(['BreadcrumbList'])
  expect(await types('/article/how-to-end-a-meeting')).toEqual(['Article', 'BreadcrumbList'])
})
