import { env } from '@/lib/env'
import { toRobotsTxt } from '@/lib/site/metadata/robots-txt'

/** It is made of settings, which a build does not know. */
export const dynamic = 'force-dynamic'

export function GET() {
  const { SITE_URL, INDEXING } = env()
  return new Response(toRobotsTxt(SITE_URL, INDEXING), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
