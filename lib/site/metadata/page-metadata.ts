import type { Metadata } from 'next'
import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { canonicalPath } from './canonical-path'
import { eventHead } from './event-heads'
import type { EventTiming } from '../events/event-state'
import { isNarrowed, pageOf, withPage, type ListView } from '../lists/list-view'
import { feedPath, newsletterFeedPath } from './metadata-routes'
import { addressLanguage, mainLanguage } from './text-languages'
import { matchRoute, ROUTES } from '../routes'
import type { ShareImage } from '../sharing/share-image'
import { shorten } from '../text/shorten'

export interface SiteFacts {
  locale: Locale
  /** Without a trailing slash. */
  origin: string
  name: string
  description: string
  /** For pages that have none of their own. */
  image: ShareImage | null
  feedTitle: string
  newsletterFeedTitle: string
  /** Whether search engines may list the site at all. */
  isIndexed: boolean
}

export interface PageFacts {
  /** The canonical path, as `pathTo` builds it. */
  path: string
  view?: ListView
  title: string
  /** Whether the title names the site already. */
  isWholeTitle?: boolean
  /** Its title stands in: the site's own describes what this page may have nothing to do with. */
  description?: string
  image?: ShareImage | null
  /** Which the page is about: its head says first that it is cancelled or postponed. */
  event?: EventTiming
  kind?: 'website' | 'profile' | { publishedAt: string | null; updatedAt?: string }
  /** Whether search engines may list it; they never list a screen that the route table hides. */
  isFound?: boolean
  /** The languages of its main text, each with an address of its own; all of them where nothing is said. */
  languages?: readonly Locale[]
}

/** In characters; search engines cut longer ones. */
const LONGEST_DESCRIPTION = 200

/**
 * Builds the head of a page. Addresses are absolute, since link previews resolve none. A filtered list is not for
 * search engines and points to the whole list; a later page of the whole list is a page of its own.
 */
export function pageMetadata(site: SiteFacts, page: PageFacts): Metadata {
  const { path, view = {}, isWholeTitle = false, isFound = true, languages = LOCALES } = page
  const { title, description: written } = page.event ? eventHead(page.event, page, site.locale) : page
  const locale = addressLanguage(languages, site.locale)
  const listed = isNarrowed(view) ? {} : withPage({}, pageOf(view))
  const addressIn = (language: Locale) => absoluteUrl(site.origin, canonicalPath(language, path, listed))
  const description = shorten(written?.trim() || title, LONGEST_DESCRIPTION) || undefined
  const image = toMetadataImage(site, page)
  const others = languages.filter((language) => language !== locale)
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    robots: robotsOf(site.isIndexed, isFound && isPublic(path) && !isNarrowed(view)),
    alternates: {
      canonical: addressIn(locale),
      languages: {
        ...Object.fromEntries(languages.map((language) => [language, addressIn(language)])),
        'x-default': addressIn(mainLanguage(languages)),
      },
      types: {
        'application/atom+xml': [
          { url: absoluteUrl(site.origin, feedPath(site.locale)), title: site.feedTitle },
          { url: absoluteUrl(site.origin, newsletterFeedPath(site.locale)), title: site.newsletterFeedTitle },
        ],
      },
    },
    openGraph: {
      ...openGraphKind(page.kind),
      title,
      description,
      url: addressIn(locale),
      siteName: site.name,
      locale: LOCALE_TABLE[locale].openGraph,
      ...(others.length > 0 && { alternateLocale: others.map((language) => LOCALE_TABLE[language].openGraph) }),
      ...(image && { images: [image] }),
    },
    twitter: {
      // A tall picture would lose its head in the wide card.
      card: image && image.width > image.height ? 'summary_large_image' : 'summary',
      title,
      description,
      ...(image && { images: [{ url: image.url, alt: image.alt }] }),
    },
  }
}

function isPublic(path: string): boolean {
  const route = matchRoute(path)
  return route === null || ROUTES[route.name].audience === 'public'
}

function robotsOf(isSiteIndexed: boolean, isPageFound: boolean): Metadata['robots'] {
  if (!isSiteIndexed) return { index: false, follow: false }
  if (!isPageFound) return { index: false, follow: true }
  return { index: true, follow: true, 'max-image-preview': 'large' }
}

function toMetadataImage(site: SiteFacts, { image, title }: PageFacts): ShareImage | null {
  const picture = image ?? site.image
  return picture && { ...picture, url: absoluteUrl(site.origin, picture.url), alt: picture.alt || title }
}

function openGraphKind(kind: PageFacts['kind'] = 'website') {
  if (typeof kind === 'string') return { type: kind }
  const { publishedAt, updatedAt } = kind
  return {
    type: 'article' as const,
    ...(publishedAt && { publishedTime: publishedAt }),
    ...(updatedAt && { modifiedTime: updatedAt }),
  }
}
