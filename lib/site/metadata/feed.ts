import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { canonicalPath } from './canonical-path'
import { latest } from '../articles/latest'
import { feedPath } from './metadata-routes'
import type { SiteFacts } from './page-metadata'
import { isInfrastructure } from '../infrastructure'
import { pathTo } from '../routes'
import { publicAddress } from '../security/public-address'
import { escapeXml } from './sitemap/xml'

/**
 * Writes articles as an Atom feed (RFC 4287), without those that have no date. An untranslated one is marked as
 * English and leads there.
 */
export function toFeed(site: SiteFacts, articles: readonly Article[]): string {
  const self = absoluteUrl(site.origin, feedPath(site.locale))
  const dated = articles.filter(({ publishedAt }) => publishedAt)
  const updatedAt = latest(dated.flatMap((article) => [article.publishedAt, article.updatedAt]))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}" xml:base="${escapeXml(absoluteUrl(site.origin, '/'))}">`,
    `<id>${escapeXml(self)}</id>`,
    element('title', site.feedTitle),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.origin, canonicalPath(site.locale, pathTo('media'))))}"/>`,
    `<updated>${updatedAt ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author>${element('name', site.name)}</author>`,
    ...dated.map((article) => toEntry(site, article)),
    '</feed>',
    '',
  ].join('\n')
}

function toEntry(site: SiteFacts, article: Article): string {
  const { identifier, title, excerpt, body, author, publishedAt, updatedAt } = article
  const language = languageOf(article, 'body') ?? site.locale
  const address = escapeXml(absoluteUrl(site.origin, canonicalPath(language, pathTo('article', { identifier }))))
  return [
    `<entry xml:lang="${language}">`,
    `<id>${escapeXml(idOf(site, article))}</id>`,
    element('title', title),
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt ?? ''}</published>`,
    `<updated>${latest([publishedAt, updatedAt]) ?? ''}</updated>`,
    author ? `<author>${element('name', author)}</author>` : '',
    excerpt ? element('summary', excerpt) : '',
    body ? `<content type="html">${escapeXml(inLanguage(body, language, site.origin))}</content>` : '',
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The links of a text to screens of this site: whoever reads it elsewhere has no cookie that carries the language. */
function inLanguage(body: string, language: Locale, origin: string): string {
  return body.replace(/(<a\b[^>]*? href=")([^"#][^"]*)(?=")/g, (link, start: string, escaped: string) => {
    const address = escaped.replaceAll('&amp;', '&')
    // Staff may have typed what is no address.
    if (!URL.canParse(address, origin)) return link
    const url = new URL(address, origin)
    if (url.origin !== new URL(origin).origin || isInfrastructure(url.pathname) || url.searchParams.has(LOCALE_PARAMETER)) return link
    return `${start}${escapeXml(publicAddress(origin, address, language))}`
  })
}

/** Stays when the article is renamed or translated (RFC 4287, section 4.2.6); a tag of RFC 4151. */
function idOf({ origin, locale }: SiteFacts, { _id }: Article): string {
  return `tag:${new URL(origin).hostname},2020:article-${_id}-${locale}`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
