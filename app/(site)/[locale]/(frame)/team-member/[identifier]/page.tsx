import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { TeamMemberProfile } from '@/components/team-members/team-member-profile'
import { NeighbourLinks } from '@/components/ui/people/neighbour-links'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getNeighbours } from '@/lib/content/lists/neighbours'
import { getLanguages, getSite } from '@/lib/content/site'
import { getTeamMember, getTeamMembers } from '@/lib/content/team-members'
import { pageLocale } from '@/lib/i18n/page-locale'
import { personFacts } from '@/lib/site/people/person-facts'
import { pathTo } from '@/lib/site/routes'
import { buildProfilePage } from '@/lib/site/metadata/structured-data/profile-page'

type TeamMemberPageProps = PageProps<'/[locale]/team-member/[identifier]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: TeamMemberPageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const member = await getTeamMember(locale, identifier)
  if (!member) return notFoundMetadata()
  const languages = await getLanguages((language) => getTeamMember(language, identifier), 'bio')
  return getPageMetadata(locale, personFacts(pathTo('teamMember', { identifier }), member, { languages }))
}

export default async function TeamMemberPage({ params }: TeamMemberPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, site, member, neighbours, members] = await Promise.all([
    getTranslations('TeamMemberPage'),
    getSite(locale),
    getTeamMember(locale, identifier),
    getNeighbours('teamMembers', locale, identifier),
    getTeamMembers(locale),
  ])
  if (!member) return redirectOrNotFound(locale, pathTo('teamMember', { identifier }))
  return (
    <>
      <TeamMemberProfile member={member} locale={locale} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others')}
        all={{ href: pathTo('team'), label: t('all', { count: members.length }), people: members }}
        hrefOf={(other) => pathTo('teamMember', { identifier: other })}
      />
      <StructuredData data={[buildProfilePage(site, pathTo('teamMember', { identifier }), member)]} />
    </>
  )
}
