import { getTranslations } from 'next-intl/server'
import { LanguageNote } from '@/components/ui/language-note'
import { Cluster } from '@/components/ui/layout/cluster'
import { PersonProfile } from '@/components/ui/people/person-profile'
import { Prose } from '@/components/ui/prose'
import { ShareControl } from '@/components/ui/tools/share-control'
import { SocialLinks } from '@/components/ui/social-links'
import type { TeamMember } from '@/lib/contract/team-members'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pathTo } from '@/lib/site/routes'

export async function TeamMemberProfile({ member, locale }: { member: TeamMember; locale: Locale }) {
  const [t, b] = await Promise.all([getTranslations('TeamMemberProfile'), getTranslations('Breadcrumb')])
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('team'), href: pathTo('team') },
    { label: member.fullName, lang: languageOf(member, 'fullName') },
  ]
  return (
    <PersonProfile person={member} trail={trail}>
      {member.bio && <LanguageNote lang={languageOf(member, 'bio')} />}
      <Prose html={member.bio} lang={languageOf(member, 'bio')} size="story" />
      <Cluster gap={5} row={2} align="center">
        <ShareControl path={canonicalPath(locale, pathTo('teamMember', { identifier: member.identifier }))} title={member.fullName} />
        <SocialLinks links={member.socialLinks} label={t('socialNetworks')} />
      </Cluster>
    </PersonProfile>
  )
}
