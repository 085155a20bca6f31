import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LOCALES } from '@/lib/i18n/locales'

/** Rendered at build: these screens stand in when nothing else can be rendered. */
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }))

export const metadata: Metadata = { robots: { index: false } }

export default function ScreenLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
