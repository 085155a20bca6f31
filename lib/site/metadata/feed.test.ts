import { DomUtils, parseDocument } from 'htmlparser2'
import { ArticleSchema } from '@/lib/contract/articles'
import { toFeed } from './feed'

const site = { locale: 'ka', origin: 'https://example.org', name: 'A & B', description: '', image: null, feedTitle: 'A & B: სტატიები', newsletterFeedTitle: '', isIndexed: true } as const
const article = ArticleSchema.parse({
  _id: '1',
  identifier: 'tea',
  title: 'Tea <for> two',
  body: '<p>1 &lt; 2</p>',
  author: 'Ana',
  publishedAt: '2026-01-29T06:00:00Z',
  updatedAt: '2026-02-01T06:00:00Z',
})

const textsOf = (feed: string, name: string) => DomUtils.getElementsByTagName(name, parseDocument(feed, { xmlMode: true })).map((element) => DomUtils.textContent(element))

test('a feed is XML whatever its texts hold, and newest change first', () => {
  const feed = toFeed(site, 'article', [article, { ...article, identifier: 'undated', publishedAt: null }])
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/)
  expect(textsOf(feed, 'title')).toEqual(['A & B: სტატიები', 'Tea <for> two'])
  expect(textsOf(feed, 'updated')[0]).toBe('2026-02-01T06:00:00Z')
  expect(textsOf(feed, 'content')).toEqual(['<p>1 &lt; 2</p>'])
  expect(feed).toContain('href="https://example.org/article/tea?lang=ge"')
})

test('an article keeps its id when it is renamed or translated, and has one of its own in each language', () => {
  const idIn = (locale: 'en' | 'ka', changed: Partial<typeof article>) => /<entry[^>]*>\n<id>(.*)<\/id>/.exec(toFeed({ ...site, locale }, 'article', [{ ...article, ...changed }]))?.[1]
  const id = idIn('ka', {})
  expect(id).toBe('tag:example.org,2020:article-1-ka')
  for (const changed of [{ identifier: 'green-tea' }, { untranslated: ['body'] }, { title: 'Green tea' }]) expect(idIn('ka', changed)).toBe(id)
  expect(idIn('en', {})).not.toBe(id)
})

test('an article without Georgian says so and leads to its one address', () => {
  const feed = toFeed(site, 'article', [{ ...article, untranslated: ['title', 'body'] }])
  expect(feed).toContain('<entry xml:lang="en">')
  expect(feed).toContain('href="https://example.org/article/tea"')
})

test('a feed of none is a feed all the same', () => {
  expect(toFeed(site, 'article', [])).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})

test('links within an entry lead to its language, and those to elsewhere stay', () => {
  const body = '<p><a href="/event/summit-2027#agenda">a</a> <a href="/media?tag=x&amp;page=2">b</a> <a href="/media?lang=en">c</a> <a href="https://elsewhere.example/x">d</a> <a href="//cdn.example/y">e</a> <a href="mailto:a@b.example">f</a> <a href="#below">g</a> <a href="/cms/api/media/file/a.pdf">h</a> <a href="/\\[x">i</a> <a href="https://example.org/team">j</a></p>'
  const hrefsIn = (locale: 'en' | 'ka', more: object = {}) => {
    const [content = ''] = textsOf(toFeed({ ...site, locale }, 'article', [{ ...article, body, ...more }]), 'content')
    return DomUtils.getElementsByTagName('a', parseDocument(content)).map(({ attribs }) => attribs.href)
  }
  const elsewhere = ['https://elsewhere.example/x', '//cdn.example/y', 'mailto:a@b.example', '#below', '/cms/api/media/file/a.pdf', '/\\[x']
  expect(hrefsIn('ka')).toEqual(['https://example.org/event/summit-2027?lang=ge#agenda', 'https://example.org/media?tag=x&page=2&lang=ge', '/media?lang=en', ...elsewhere, 'https://example.org/team?lang=ge'])
  const english = ['https://example.org/event/summit-2027#agenda', 'https://example.org/media?tag=x&page=2', '/media?lang=en', ...elsewhere, 'https://example.org/team']
  expect(hrefsIn('en')).toEqual(english)
  expect(hrefsIn('ka', { untranslated: ['body'] })).toEqual(english)
})

test('letters have a feed of their own, with pictures that show elsewhere too', () => {
  const letter = { ...article, identifier: 'spring', body: '<figure><img src="/cms/api/media/file/a.webp" alt=""></figure><p><img src="https://cdn.example/b.webp"></p>' }
  const feed = toFeed({ ...site, newsletterFeedTitle: 'A & B: წერილები' }, 'letter', [letter])
  expect(textsOf(feed, 'title')[0]).toBe('A & B: წერილები')
  expect(textsOf(feed, 'id')).toEqual(['https://example.org/letters.xml?lang=ge', 'tag:example.org,2020:letter-1-ka'])
  expect(feed).toContain('href="https://example.org/letter/spring?lang=ge"')
  expect(textsOf(feed, 'content')[0]?.match(/src="[^"]*"/g)).toEqual(['src="https://example.org/cms/api/media/file/a.webp"', 'src="https://cdn.example/b.webp"'])
})
