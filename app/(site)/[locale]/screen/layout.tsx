import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AloneHead } from '@/components/layout/messages/alone-head'
import { Grain } from '@/components/ui/drawings/grain'
import { LOCALES } from '@/lib/i18n/locales'
import { pageLocale } from '@/lib/i18n/page-locale'

/** Rendered at build: these screens stand in when nothing else can be rendered. */
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }))

export const metadata: Metadata = { robots: { index: false } }

export default async function ScreenLayout({ children }: { children: ReactNode }) {
  return (
    <div data-ground="">
      <AloneHead locale={await pageLocale()} />
      <main>{children}</main>
      <Grain />
    </div>
  )
}
