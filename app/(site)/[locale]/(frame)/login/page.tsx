import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageMetadata } from '@/lib/site/page-metadata'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('LoginPage'), getSite(await pageLocale())])
  return pageMetadata(site, { path: pathTo('login'), title: t('title'), description: t('intro'), isFound: false })
}

export default async function LoginPage() {
  const [t, b] = await Promise.all([getTranslations('LoginPage'), getTranslations('Breadcrumb')])
  return (
    <PageHeader
      title={t('title')}
      intro={t('intro')}
      trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
      trailLabel={b('label')}
    />
  )
}
