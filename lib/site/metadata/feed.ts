import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { canonicalPath } from './canonical-path'
import { latest } from '../articles/latest'
import { feedPath, newsletterFeedPath } from './metadata-routes'
import type { SiteFacts } from './page-metadata'
import { isInfrastructure } from '../infrastructure'
import { pathTo } from '../routes'
import { publicAddress } from '../security/public-address'
import { escapeXml } from './sitemap/xml'

export type FeedEntry = Pick<Article, '_id' | 'untranslated' | 'updatedAt' | 'identifier' | 'title' | 'excerpt' | 'body' | 'author' | 'publishedAt'>

/** The feeds of the site, by the screen that an entry leads to. */
const FEEDS = {
  article: { pathIn: feedPath, titleOf: (site: SiteFacts) => site.feedTitle },
  letter: { pathIn: newsletterFeedPath, titleOf: (site: SiteFacts) => site.newsletterFeedTitle },
}

type FeedScreen = keyof typeof FEEDS

/**
 * Writes articles or letters as an Atom feed (RFC 4287), without those that have no date. An untranslated one is marked
 * as English and leads there.
 */
export function toFeed(site: SiteFacts, screen: FeedScreen, entries: readonly FeedEntry[]): string {
  const { pathIn, titleOf } = FEEDS[screen]
  const self = absoluteUrl(site.origin, pathIn(site.locale))
  const dated = entries.filter(({ publishedAt }) => publishedAt)
  const updatedAt = latest(dated.flatMap((entry) => [entry.publishedAt, entry.updatedAt]))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}" xml:base="${escapeXml(absoluteUrl(site.origin, '/'))}">`,
    `<id>${escapeXml(self)}</id>`,
    element('title', titleOf(site)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.origin, canonicalPath(site.locale, pathTo('media'))))}"/>`,
    `<updated>${updatedAt ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author>${element('name', site.name)}</author>`,
    ...dated.map((entry) => toEntry(site, screen, entry)),
    '</feed>',
    '',
  ].join('\n')
}

function toEntry(site: SiteFacts, screen: FeedScreen, entry: FeedEntry): string {
  const { identifier, title, excerpt, body, author, publishedAt, updatedAt } = entry
  const language = languageOf(entry, 'body') ?? site.locale
  const address = escapeXml(absoluteUrl(site.origin, canonicalPath(language, pathTo(screen, { identifier }))))
  return [
    `<entry xml:lang="${language}">`,
    `<id>${escapeXml(idOf(site, screen, entry))}</id>`,
    element('title', title),
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt ?? ''}</published>`,
    `<updated>${latest([publishedAt, updatedAt]) ?? ''}</updated>`,
    author ? `<author>${element('name', author)}</author>` : '',
    excerpt ? element('summary', excerpt) : '',
    body ? `<content type="html">${escapeXml(forElsewhere(body, language, site.origin))}</content>` : '',
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** For whoever reads a text elsewhere: addresses of pictures are whole, and links to screens of this site carry the language, since no cookie does. */
function forElsewhere(body: string, language: Locale, origin: string): string {
  const withPictures = body.replace(/(<img\b[^>]*? src=")(?=\/(?!\/))/g, `$1${origin}`)
  return withPictures.replace(/(<a\b[^>]*? href=")([^"#][^"]*)(?=")/g, (link, start: string, escaped: string) => {
    const address = escaped.replaceAll('&amp;', '&')
    // Staff may have typed what is no address.
    if (!URL.canParse(address, origin)) return link
    const url = new URL(address, origin)
    if (url.origin !== new URL(origin).origin || isInfrastructure(url.pathname) || url.searchParams.has(LOCALE_PARAMETER)) return link
    return `${start}${escapeXml(publicAddress(origin, address, language))}`
  })
}

/** Stays when the document is renamed or translated (RFC 4287, section 4.2.6); a tag of RFC 4151. */
function idOf({ origin, locale }: SiteFacts, screen: FeedScreen, { _id }: FeedEntry): string {
  return `tag:${new URL(origin).hostname},2020:${screen}-${_id}-${locale}`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
