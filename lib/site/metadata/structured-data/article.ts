import type { Article } from '@/lib/contract/articles'
import type { Newsletter } from '@/lib/contract/newsletters'
import type { TeamMemberCard } from '@/lib/contract/team-members'
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
 * @param team who may have written it
 */
export function buildArticle(site: SiteFacts, article: Article, language: Locale, team: readonly Pick<TeamMemberCard, 'identifier' | 'fullName'>[] = []): JsonLd {
  const { identifier, title, excerpt, author, coverImage, publishedAt, updatedAt } = article
  const address = (path: string) => absoluteUrl(site.origin, canonicalPath(language, path))
  const url = address(pathTo('article', { identifier }))
  const member = team.find(({ fullName }) => fullName === author)
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
    author: author
      ? {
          '@type': author === site.name ? 'Organization' : 'Person',
          name: author,
          url: member && address(pathTo('teamMember', { identifier: member.identifier })),
        }
      : undefined,
    publisher: publisherOf(site),
  }
}

/** A letter is of the organisation, and stays as it was sent. */
export function buildNewsletter(site: SiteFacts, { identifier, subject, preheader, sentAt }: Newsletter, language: Locale): JsonLd {
  const url = absoluteUrl(site.origin, canonicalPath(language, pathTo('letter', { identifier })))
  return {
    '@type': 'Article',
    headline: subject,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    description: preheader || undefined,
    datePublished: toZonedInstant(sentAt, SITE_TIME_ZONE),
    author: publisherOf(site),
    publisher: publisherOf(site),
  }
}

function publisherOf({ name, origin }: SiteFacts) {
  return { '@type': 'Organization', name, url: absoluteUrl(origin, '/') }
}
