import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OfflineScreen } from '@/components/offline/offline-screen'
import { PageHeader } from '@/components/ui/page-header'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { env } from '@/lib/env'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OfflinePage')
  return getPageMetadata(await pageLocale(), { path: pathTo('offline'), title: t('title'), description: t('intro'), isFound: false })
}

export default async function OfflinePage() {
  if (!env().OFFLINE) notFound()
  const locale = await pageLocale()
  const [t, b] = await Promise.all([getTranslations('OfflinePage'), getTranslations('Breadcrumb')])
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
        tone="night"
        isLow
      />
      <OfflineScreen locale={locale} />
    </>
  )
}
