import type { Metadata } from 'next'
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES, otherLocale, type Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { canonicalPath } from './canonical-path'
import { isNarrowed, pageOf, withPage, type ListView } from '../lists/list-view'
import { feedPath } from './metadata-routes'
import type { ShareImage } from '../sharing/share-image'
import { shorten } from '../text/shorten'

/** What the metadata of every page needs to know of the site. */
export interface SiteFacts {
  /** The language that the page is asked for in. */
  locale: Locale
  /** Where visitors reach the site, without a trailing slash. */
  origin: string
  name: string
  /** Said of a page that has no description of its own. */
  description: string
  /** Shown in previews of a page that has no picture of its own. */
  image: ShareImage | null
  feedTitle: string
  /** Whether search engines may list the site at all. */
  isIndexed: boolean
}

/** What search engines and link previews are told of a page. */
export interface PageFacts {
  /** The path by which the page wants to be known, as `pathTo` builds it. */
  path: string
  /** What its list shows. */
  view?: ListView
  title: string
  /** Whether the title names the site already. */
  isWholeTitle?: boolean
  description?: string
  image?: ShareImage | null
  kind?: 'website' | 'profile' | { publishedAt: string | null; updatedAt?: string }
  /** Whether there is something on it that is worth finding. */
  isFound?: boolean
  /** Whether its main text exists in every language; else it has one address, the English one. */
  isTranslated?: boolean
}

/** How long a description may be, in characters, before search engines cut it. */
const LONGEST_DESCRIPTION = 200

/**
 * The head of a page: title, description, its one address, its addresses in both languages, who may list it,
 * and what link previews show.
 *
 * Every address is whole, since previews resolve none. A part of a list that a visitor chose is not for
 * search engines and points to the whole list; a later page of the whole list is a page of its own.
 */
export function pageMetadata(site: SiteFacts, page: PageFacts): Metadata {
  const { path, view = {}, title, isWholeTitle = false, isFound = true, isTranslated = true } = page
  const locale = isTranslated ? site.locale : DEFAULT_LOCALE
  const listed = isNarrowed(view) ? {} : withPage({}, pageOf(view))
  const addressIn = (language: Locale) => absoluteUrl(site.origin, canonicalPath(language, path, listed))
  const description = shorten(page.description?.trim() || site.description, LONGEST_DESCRIPTION) || undefined
  const image = toMetadataImage(site, page)
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    robots: robotsOf(site.isIndexed, isFound && !isNarrowed(view)),
    alternates: {
      canonical: addressIn(locale),
      languages: {
        ...Object.fromEntries((isTranslated ? LOCALES : [DEFAULT_LOCALE]).map((language) => [language, addressIn(language)])),
        'x-default': addressIn(DEFAULT_LOCALE),
      },
      types: { 'application/atom+xml': [{ url: absoluteUrl(site.origin, feedPath(site.locale)), title: site.feedTitle }] },
    },
    openGraph: {
      ...openGraphKind(page.kind),
      title,
      description,
      url: addressIn(locale),
      siteName: site.name,
      locale: LOCALE_TABLE[locale].openGraph,
      ...(isTranslated && { alternateLocale: LOCALE_TABLE[otherLocale(locale)].openGraph }),
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

function robotsOf(isSiteIndexed: boolean, isPageFound: boolean): Metadata['robots'] {
  if (!isSiteIndexed) return { index: false, follow: false }
  if (!isPageFound) return { index: false, follow: true }
  return { index: true, follow: true, 'max-image-preview': 'large' }
}

function toMetadataImage(site: SiteFacts, { image, title }: PageFacts): ShareImage | null {
  const shown = image ?? site.image
  return shown && { ...shown, url: absoluteUrl(site.origin, shown.url), alt: shown.alt || title }
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
