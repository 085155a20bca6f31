import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SpeakerDirectory } from '@/components/speakers/speaker-directory'
import { getSpeakers } from '@/lib/content/speakers'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SpeakersPage')
  return { title: t('title'), description: t('intro') }
}

export default async function SpeakersPage() {
  const locale = await pageLocale()
  const [t, b, speakers] = await Promise.all([
    getTranslations('SpeakersPage'),
    getTranslations('Breadcrumb'),
    getSpeakers(locale, { all: true }),
  ])
  return (
    <SpeakerDirectory
      title={t('title')}
      intro={t('intro')}
      trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
      speakers={speakers.items}
    />
  )
}
