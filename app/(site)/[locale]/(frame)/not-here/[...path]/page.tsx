import type { Metadata } from 'next'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import NotFound from '../../not-found'

/** There is no end of addresses that lead nowhere, so none of these pages is cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await notFoundMetadata()), robots: { index: false } }
}

/** The server puts this in the place of a missing page, which Next leaves empty without JavaScript. */
export default NotFound
