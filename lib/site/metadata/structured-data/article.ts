import type { Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from '../absolute-url'
import { canonicalPath } from '../canonical-path'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { toZonedInstant } from '@/lib/site/text/dates'
import type { SiteFacts } from '../page-metadata'
import { pathTo } from '@/lib/site/routes'
import type { JsonLd } from './json-ld'

/**
 * Only what the page shows, as search engines ask for.
 *
 * @param language of its address
 */
export function buildArticle(site: SiteFacts, article: Article, language: Locale): JsonLd {
  const { identifier, title, excerpt, author, coverImage, publishedAt, updatedAt } = article
  const url = absoluteUrl(site.origin, canonicalPath(language, pathTo('article', { identifier })))
  const isChangedSince = publishedAt && updatedAt && Date.parse(updatedAt) >= Date.parse(publishedAt)
  return {
    '@type': 'Article',
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    description: excerpt || undefined,
    image: coverImage ? [absoluteUrl(site.origin, coverImage.url)] : undefined,
    datePublished: publishedAt ? toZonedInstant(publishedAt, SITE_TIME_ZONE) : undefined,
    dateModified: isChangedSince ? toZonedInstant(updatedAt, SITE_TIME_ZONE) : undefined,
    author: author ? { '@type': author === site.name ? 'Organization' : 'Person', name: author } : undefined,
    publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl(site.origin, '/') },
  }
}
