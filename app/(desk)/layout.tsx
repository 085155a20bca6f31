import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale } from '@/lib/i18n/locales'
import { coreFont, extendedFont } from '../(site)/fonts'
import '../(site)/tokens.css'
import '../(site)/base.css'

export { viewport } from '../(site)/[locale]/layout'

export const metadata = { icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] } }

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const locale = toLocale((await cookies()).get(LOCALE_COOKIE)?.value) ?? DEFAULT_LOCALE
  return (
    <html lang={locale} className={`${coreFont.variable} ${extendedFont.variable}`}>
      <body>{children}</body>
    </html>
  )
}
