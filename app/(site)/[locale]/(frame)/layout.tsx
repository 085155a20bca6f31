import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CookieNotice } from '@/components/layout/cookie-notice'
import { FailureTexts } from '@/components/layout/failure-texts'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { LoadingSign } from '@/components/layout/loading-sign'
import { Notifications } from '@/components/layout/notifications'
import { PreviewBar } from '@/components/layout/preview-bar'
import { SessionBarSlot } from '@/components/layout/session-bar/session-bar-slot'
import { SkipLink } from '@/components/layout/skip-link'
import { Connection } from '@/components/offline/connection'
// For `error.tsx`, which would otherwise load a file of its own with every page.
import '@/components/layout/messages/message-screen.module.css'
import { isPreview } from '@/lib/content/preview'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { manifestPath } from '@/lib/site/metadata/metadata-routes'

/** A build has no content: every page is rendered at its first visit, and cached. */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale()
  const { name } = await getSite(locale)
  return { title: { default: name, template: `%s – ${name}` }, manifest: manifestPath(locale) }
}

export default async function FrameLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale()
  const t = await getTranslations('Frame')
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <Header locale={locale} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} />
      <CookieNotice label={t('cookieNotice')} text={t('cookieText')} confirm={t('cookieConfirm')} />
      <Notifications label={t('notifications')} />
      <LoadingSign text={t('loading')} />
      <FailureTexts />
      <Connection locale={locale} />
      <SessionBarSlot />
      {(await isPreview()) && <PreviewBar />}
    </>
  )
}
