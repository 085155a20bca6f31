import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TeamList } from '@/components/team-members/team-list'
import { EmptyChair } from '@/components/ui/drawings/empty-chair'
import { PageHeader } from '@/components/ui/page-header'
import { RelatedLinks } from '@/components/ui/related-links'
import { getCareers } from '@/lib/content/commons'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { getTeamMembers } from '@/lib/content/team-members'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { CAREERS_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TeamPage')
  return getPageMetadata(await pageLocale(), { path: pathTo('team'), title: t('title'), description: t('intro') })
}

export default async function TeamPage() {
  const locale = await pageLocale()
  const [t, b, members, careers] = await Promise.all([
    getTranslations('TeamPage'),
    getTranslations('Breadcrumb'),
    getTeamMembers(locale),
    getCareers(locale),
  ])
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        count={members.length}
        isCountEverywhere
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
      />
      <TeamList members={members} />
      <RelatedLinks
        label={t('joinUs')}
        drawing={<EmptyChair />}
        links={[
          {
            href: CAREERS_PATH,
            label: t('joinUs'),
            title: careers.title || t('careers'),
            lang: languageOf(careers, 'title'),
          },
        ]}
      />
    </>
  )
}
