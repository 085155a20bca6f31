import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import { getGaliJazz } from '@/lib/content/commons'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const [t, { title, lead }] = await Promise.all([getTranslations('Header'), getGaliJazz(await pageLocale())])
  return { title: title || t('galiJazz'), description: lead }
}

export default async function GaliJazzPage() {
  const [t, h, story] = await Promise.all([
    getTranslations('Breadcrumb'),
    getTranslations('Header'),
    getGaliJazz(await pageLocale()),
  ])
  const title = story.title || h('galiJazz')
  return (
    <PageHeader
      title={title}
      intro={story.lead}
      trail={[{ label: t('home'), href: pathTo('home') }, { label: title }]}
      trailLabel={t('label')}
    />
  )
}
