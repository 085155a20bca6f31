import { getTranslations } from 'next-intl/server'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
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
      <Stack gap={7} className={`${styles[form]}`}>
        {groups.map(({ group, lineups }) => (
          <Stack gap={5} key={group} className={styles.group}>
            {group && hasTitles && (
              <Heading as="h3" size="s" className={styles.groupTitle} data-label="" lang={lineups[0] && languageOf(lineups[0], 'group')}>
                {group}
              </Heading>
            )}
            <Grid as="ul" gap={5} row={6} className={styles.lineups}>
              {lineups.map((lineup) => (
                <LineupCard key={lineup._id} lineup={lineup} heading={group && hasTitles ? 'h4' : 'h3'} form={form} isWide={lineups.length < 3} />
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
