import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import { getGaliJazz } from '@/lib/content/commons'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = await getGaliJazz(await pageLocale())
  return { title, description: lead }
}

export default async function GaliJazzPage() {
  const [t, { title, lead }] = await Promise.all([getTranslations('Breadcrumb'), getGaliJazz(await pageLocale())])
  return (
    <PageHeader
      title={title}
      intro={lead}
      trail={[{ label: t('home'), href: pathTo('home') }, { label: title }]}
      trailLabel={t('label')}
    />
  )
}
