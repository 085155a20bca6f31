import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Portrait } from '@/components/ui/pictures/portrait'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import { ShareControl } from '@/components/ui/tools/share-control'
import { SocialLinks } from '@/components/ui/social-links'
import type { TeamMember } from '@/lib/contract/team-members'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pathTo } from '@/lib/site/routes'
import styles from './team-member-profile.module.css'

export async function TeamMemberProfile({ member, locale }: { member: TeamMember; locale: Locale }) {
  const [t, b] = await Promise.all([getTranslations('TeamMemberProfile'), getTranslations('Breadcrumb')])
  const nameLang = languageOf(member, 'fullName')
  return (
    <article className={styles.profile}>
      <div className={styles.trail}>
        <Breadcrumb
          trail={[
            { label: b('home'), href: pathTo('home') },
            { label: b('team'), href: pathTo('team') },
            { label: member.fullName, lang: nameLang },
          ]}
          label={b('label')}
        />
      </div>
      <header className={styles.head}>
        <h1 className={styles.name} style={fittingStyle(member.fullName)} lang={nameLang}>
          {member.fullName}
        </h1>
        {member.role && (
          <p className={styles.role} lang={languageOf(member, 'role')}>
            {member.role}
          </p>
        )}
      </header>
      <Portrait person={member} sizes="(width >= 84rem) 36rem, (width >= 60rem) 42vw, 92vw" className={styles.portrait} transition={member.identifier} priority />
      <div className={styles.story}>
        {member.bio && <LanguageNote lang={languageOf(member, 'bio')} />}
        <Prose html={member.bio} lang={languageOf(member, 'bio')} className={styles.bio} />
        <ShareControl path={canonicalPath(locale, pathTo('teamMember', { identifier: member.identifier }))} title={member.fullName} />
        <SocialLinks links={member.socialLinks} label={t('socialNetworks')} />
      </div>
    </article>
  )
}
