import { getSitemapContent } from '@/lib/content/metadata/sitemap'
import { env } from '@/lib/env'
import { buildSitemapEntries } from '@/lib/site/metadata/sitemap/entries'
import { toSitemapXml } from '@/lib/site/metadata/sitemap/xml'

export const generateStaticParams = () => []
export const dynamic = 'force-static'

export async function GET(_request: Request, { params }: RouteContext<'/[locale]/sitemap/[[...part]]'>) {
  const { part } = await params
  const entries = buildSitemapEntries(await getSitemapContent(), Date.now())
  const xml = toSitemapXml(entries, env().SITE_URL, part ? Number(part[0]) : null)
  if (xml === null) return new Response(null, { status: 404 })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
