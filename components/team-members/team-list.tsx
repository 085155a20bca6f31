import { getTranslations } from 'next-intl/server'
import { EmptyDirectory } from '@/components/ui/directory/empty-directory'
import { Grid } from '@/components/ui/layout/grid'
import type { TeamMemberCard } from '@/lib/contract/team-members'
import { pathTo } from '@/lib/site/routes'
import { TeamEntry } from './team-entry'
import styles from './team-list.module.css'

/** How many stand large before the others. */
const LARGE_ENTRIES = 2

export async function TeamList({ members }: { members: TeamMemberCard[] }) {
  const t = await getTranslations('TeamList')
  if (members.length === 0) {
    const links = [
      { href: pathTo('about'), label: t('about') },
      { href: pathTo('connect'), label: t('connect') },
    ]
    return <EmptyDirectory title={t('empty')} text={t('emptyText')} links={links} />
  }
  return (
    <Grid as="ul" columns={2} gap="page" row={0} width="page" className={styles.list}>
      {members.map((member, index) => (
        <TeamEntry key={member.identifier} member={member} isLarge={index < LARGE_ENTRIES} />
      ))}
    </Grid>
  )
}
