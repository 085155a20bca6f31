import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import { getAbout } from '@/lib/content/commons'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const [t, { title, lead }] = await Promise.all([getTranslations('Header'), getAbout(await pageLocale())])
  return { title: title || t('aboutUs'), description: lead }
}

export default async function AboutPage() {
  const [t, h, story] = await Promise.all([
    getTranslations('Breadcrumb'),
    getTranslations('Header'),
    getAbout(await pageLocale()),
  ])
  const title = story.title || h('aboutUs')
  return (
    <PageHeader
      title={title}
      intro={story.lead}
      trail={[{ label: t('home'), href: pathTo('home') }, { label: title }]}
      trailLabel={t('label')}
    />
  )
}
