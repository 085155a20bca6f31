import { getCommonData } from '@/lib/content/commons'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { toSecurityTxt } from '@/lib/site/metadata/security-txt'

export const generateStaticParams = () => []
export const dynamic = 'force-static'

export async function GET() {
  const { contact } = await getCommonData(DEFAULT_LOCALE)
  return new Response(toSecurityTxt(env().SITE_URL, contact.email, Date.now()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
