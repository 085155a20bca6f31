import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { coreFont, extendedFont } from '../fonts'
import '../tokens.css'
import '../base.css'
import { CookieNoticeScript } from '@/components/layout/cookie-notice'
import { NoEvalScript } from '@/components/ui/browser/no-eval-script'
import { pageLocale } from '@/lib/i18n/page-locale'

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#14111b' },
  ],
}

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await pageLocale()} className={`${coreFont.variable} ${extendedFont.variable}`} suppressHydrationWarning>
      <body>
        <NoEvalScript />
        <CookieNoticeScript />
        {children}
      </body>
    </html>
  )
}
