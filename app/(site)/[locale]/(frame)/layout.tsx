import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CookieNotice } from '@/components/layout/cookie-notice'
import { FailureTexts } from '@/components/layout/failure-texts'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { Notifications } from '@/components/layout/notifications'
import { PreviewBar } from '@/components/layout/preview-bar'
import { SkipLink } from '@/components/layout/skip-link'
import { getCommonData } from '@/lib/content/commons'
import { isPreview } from '@/lib/content/preview'
import { pageLocale } from '@/lib/i18n/page-locale'

/** Nothing is rendered at build: there is no content then. Every page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const [t, { contact }] = await Promise.all([getTranslations('Frame'), getCommonData(await pageLocale())])
  const name = contact.name || t('siteName')
  return { title: { default: name, template: `%s – ${name}` } }
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
      <Notifications label={t('notifications')} offline={t('offline')} />
      <FailureTexts />
      {(await isPreview()) && <PreviewBar />}
    </>
  )
}
