import type { Metadata } from 'next'
import type { Locale } from '@/lib/i18n/locales'
import { pageMetadata, type PageFacts } from '@/lib/site/metadata/page-metadata'
import { shareSubject } from '@/lib/site/sharing/share-subject'
import { getShareImage } from './share-images'
import { getSite } from '../site'

/** The head of a screen, with the share image that the route table gives it unless the page names another. */
export async function getPageMetadata(locale: Locale, page: PageFacts): Promise<Metadata> {
  const subject = page.image === undefined ? shareSubject(page.path) : null
  const [site, image = page.image] = await Promise.all([getSite(locale), subject ? getShareImage(locale, subject) : undefined])
  return pageMetadata(site, { ...page, image })
}
