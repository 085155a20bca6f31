import type { Metadata } from 'next'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import NotFound from '../../not-found'

/** There is no end of addresses that lead nowhere, so none of these pages is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await notFoundMetadata()), robots: { index: false } }
}

/** What the server puts in the place of a page that is not found, which the framework leaves empty without JavaScript. */
export default NotFound
