import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { LineupGroup } from '@/lib/contract/lineups'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './lineup-section.module.css'

/** The programme line-up of an event in its groups; nothing when there is none. */
export async function LineupSection({ groups, eventIdentifier }: { groups: LineupGroup[]; eventIdentifier: string }) {
  const t = await getTranslations('LineupSection')
  if (groups.length === 0) return null
  return (
    <Section title={t('title')} more={{ href: pathTo('agenda', { eventIdentifier }), label: t('agenda') }} tone="shade">
      <div className={styles.groups}>
        {groups.map(({ group, lineups }) => (
          <div key={group} className={styles.group}>
            {group && <h3 className={styles.groupTitle}>{group}</h3>}
            <ul className={styles.lineups}>
              {lineups.map((lineup) => (
                <li key={lineup._id} className={styles.lineup}>
                  {lineup.image && (
                    <Picture image={lineup.image} sizes="(width >= 60rem) 24rem, 92vw" className={styles.image} decorative />
                  )}
                  <h4 className={styles.title} lang={languageOf(lineup, 'title')}>
                    {lineup.title}
                  </h4>
                  {lineup.subtitle && (
                    <p className={styles.subtitle} lang={languageOf(lineup, 'subtitle')}>
                      {lineup.subtitle}
                    </p>
                  )}
                  <p lang={languageOf(lineup, 'description')}>{lineup.description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
