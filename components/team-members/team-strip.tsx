import { getTranslations } from 'next-intl/server'
import { Portrait } from '@/components/ui/pictures/portrait'
import { Section } from '@/components/ui/section'
import type { TeamMemberCard } from '@/lib/contract/team-members'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './team-strip.module.css'

const SHOWN_MEMBERS = 6

export async function TeamStrip({ members }: { members: TeamMemberCard[] }) {
  const t = await getTranslations('TeamStrip')
  if (members.length === 0) return null
  return (
    <Section title={t('title')} intro={t('intro', { count: members.length })} more={{ href: pathTo('team'), label: t('more') }}>
      <Link href={pathTo('team')} className={styles.link} tabIndex={-1} aria-hidden="true">
        <ul className={styles.strip}>
          {members.slice(0, SHOWN_MEMBERS).map((member) => (
            <li key={member.identifier}>
              <Portrait person={member} sizes="(width >= 84rem) 14rem, (width >= 40rem) 16vw, 31vw" className={styles.portrait} />
            </li>
          ))}
        </ul>
      </Link>
    </Section>
  )
}
