import { getNewestNewsletters } from '@/lib/content/newsletters'
import { getSite } from '@/lib/content/site'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { toFeed } from '@/lib/site/metadata/feed'

export const generateStaticParams = () => []
export const dynamic = 'force-static'

export async function GET(_request: Request, { params }: RouteContext<'/[locale]/letters'>) {
  const { locale: value } = await params
  const locale = isLocale(value) ? value : DEFAULT_LOCALE
  const [site, newsletters] = await Promise.all([getSite(locale), getNewestNewsletters(locale)])
  const entries = newsletters.map(({ subject, preheader, sentAt, ...newsletter }) => ({ ...newsletter, title: subject, excerpt: preheader, author: '', publishedAt: sentAt }))
  return new Response(toFeed(site, 'letter', entries), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
