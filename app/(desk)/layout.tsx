import type { ReactNode } from 'react'
import { coreFont, extendedFont } from '../(site)/fonts'
import '../(site)/tokens.css'
import '../(site)/base.css'
import { NoEvalScript } from '@/components/ui/browser/no-eval-script'
import { deskLocale } from './desk-locale'

export { viewport } from '../(site)/[locale]/layout'

export const metadata = { icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] } }

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const locale = await deskLocale()
  return (
    <html lang={locale} className={`${coreFont.variable} ${extendedFont.variable}`}>
      <body>
        <NoEvalScript />
        {children}
      </body>
    </html>
  )
}
