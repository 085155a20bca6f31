import type { Metadata } from 'next'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import NotFound from '../not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await notFoundMetadata()), robots: { index: false } }
}

/** The server puts this in the place of every missing page, which Next leaves empty without JavaScript. */
export default NotFound
