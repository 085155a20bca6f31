import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { LineupGroup } from '@/lib/contract/lineups'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import { LineupCard } from './lineup-card'
import styles from './lineup-section.module.css'

interface LineupSectionProps {
  groups: LineupGroup[]
  /** The event to whose agenda it leads. */
  agendaOf?: string
  /** The fragment that addresses it on the agenda's own screen. */
  id?: 'lineup'
  /** `list` names them only. */
  form?: 'cards' | 'list'
}

const VOICES = { cards: 'normal', list: 'quiet' } as const

export async function LineupSection({ groups, agendaOf, id, form = 'cards' }: LineupSectionProps) {
  const t = await getTranslations('LineupSection')
  if (groups.length === 0) return null
  // A single group needs no second heading under that of the section.
  const hasTitles = form !== 'cards' || groups.length > 1
  const more = agendaOf ? { href: pathTo('agenda', { eventIdentifier: agendaOf }), label: t('agenda') } : undefined
  return (
    <Section id={id} title={t('title')} more={more} tone="shade" voice={VOICES[form]}>
      <div className={`${styles.groups} ${styles[form]}`}>
        {groups.map(({ group, lineups }) => (
          <div key={group} className={styles.group}>
            {group && hasTitles && (
              <h3 className={styles.groupTitle} data-label="" lang={lineups[0] && languageOf(lineups[0], 'group')}>
                {group}
              </h3>
            )}
            <ul className={styles.lineups}>
              {lineups.map((lineup) => (
                <LineupCard key={lineup._id} lineup={lineup} heading={group && hasTitles ? 'h4' : 'h3'} form={form} isWide={lineups.length < 3} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
