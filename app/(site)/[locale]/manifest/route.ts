import { getSite } from '@/lib/content/site'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { toManifest } from '@/lib/site/metadata/manifest'

export const generateStaticParams = () => []
export const dynamic = 'force-static'

export async function GET(_request: Request, { params }: RouteContext<'/[locale]/manifest'>) {
  const { locale: value } = await params
  const manifest = toManifest(await getSite(isLocale(value) ? value : DEFAULT_LOCALE))
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
