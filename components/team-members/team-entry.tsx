import { Heading } from '@/components/ui/layout/heading'
import { Portrait } from '@/components/ui/pictures/portrait'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { TeamMemberCard } from '@/lib/contract/team-members'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './team-list.module.css'

const LARGE_SIZES = '(width >= 84rem) 27rem, (width >= 60rem) 30vw, (width >= 40rem) 45vw, 92vw'
const SMALL_SIZES = '7rem'

export function TeamEntry({ member, isLarge }: { member: TeamMemberCard; isLarge: boolean }) {
  return (
    <li className={`${styles.entry} ${isLarge ? styles.large : styles.small}`}>
      <Portrait person={member} sizes={isLarge ? LARGE_SIZES : SMALL_SIZES} priority={isLarge} transition={member.identifier} className={styles.portrait} />
      <div className={styles.text}>
        <Heading as="h2" size="s" className={styles.name} lang={languageOf(member, 'fullName')}>
          <StretchedLink href={pathTo('teamMember', { identifier: member.identifier })} hasAccent>
            {member.fullName}
          </StretchedLink>
        </Heading>
        {member.role && (
          <p className={styles.role} lang={languageOf(member, 'role')}>
            {member.role}
          </p>
        )}
      </div>
    </li>
  )
}
