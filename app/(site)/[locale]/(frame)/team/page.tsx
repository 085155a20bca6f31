import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TeamPage')
  return { title: t('title'), description: t('intro') }
}

export default async function TeamPage() {
  const [t, b] = await Promise.all([getTranslations('TeamPage'), getTranslations('Breadcrumb')])
  return (
    <PageHeader
      title={t('title')}
      intro={t('intro')}
      trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
      trailLabel={b('label')}
    />
  )
}
