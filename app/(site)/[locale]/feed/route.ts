import { getNewestArticles } from '@/lib/content/articles'
import { getSite } from '@/lib/content/site'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { toFeed } from '@/lib/site/metadata/feed'

export const generateStaticParams = () => []
export const dynamic = 'force-static'

export async function GET(_request: Request, { params }: RouteContext<'/[locale]/feed'>) {
  const { locale: value } = await params
  const locale = isLocale(value) ? value : DEFAULT_LOCALE
  const [site, articles] = await Promise.all([getSite(locale), getNewestArticles(locale)])
  return new Response(toFeed(site, 'article', articles), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
