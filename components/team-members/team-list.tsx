import { getTranslations } from 'next-intl/server'
import type { TeamMemberCard } from '@/lib/contract/team-members'
import { TeamEntry } from './team-entry'
import styles from './team-list.module.css'

/** How many stand large before the others. */
const LARGE_ENTRIES = 2

export async function TeamList({ members }: { members: TeamMemberCard[] }) {
  const t = await getTranslations('TeamList')
  if (members.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return (
    <ul className={styles.list}>
      {members.map((member, index) => (
        <TeamEntry key={member.identifier} member={member} isLarge={index < LARGE_ENTRIES} />
      ))}
    </ul>
  )
}
