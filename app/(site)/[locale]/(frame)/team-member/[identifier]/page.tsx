import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { TeamMemberProfile } from '@/components/team-members/team-member-profile'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { movedOrNotFound } from '@/lib/content/moved'
import { getNeighbours } from '@/lib/content/neighbours'
import { getTeamMember } from '@/lib/content/team-members'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type TeamMemberPageProps = PageProps<'/[locale]/team-member/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: TeamMemberPageProps): Promise<Metadata> {
  const member = await getTeamMember(await pageLocale(), (await params).identifier)
  return member ? { title: member.fullName, description: member.role } : notFoundMetadata()
}

export default async function TeamMemberPage({ params }: TeamMemberPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [t, member, neighbours] = await Promise.all([
    getTranslations('TeamMemberPage'),
    getTeamMember(locale, identifier),
    getNeighbours('teamMembers', locale, identifier),
  ])
  if (!member) return movedOrNotFound(locale, pathTo('teamMember', { identifier }))
  return (
    <>
      <TeamMemberProfile member={member} />
      <NeighbourLinks
        neighbours={neighbours}
        label={t('others')}
        hrefOf={(other) => pathTo('teamMember', { identifier: other })}
      />
    </>
  )
}
