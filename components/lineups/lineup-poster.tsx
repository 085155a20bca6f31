import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import type { LineupGroup } from '@/lib/contract/lineups'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import { LineupPerformer } from './lineup-performer'
import styles from './lineup-poster.module.css'

interface LineupPosterProps {
  groups: LineupGroup[]
  /** The event to whose agenda it leads. */
  agendaOf?: string
}

/** The `sizes` of pictures that stand beside a name. */
const SIZES_BESIDE = '(width >= 48rem) 14rem, 8rem'

/** Names the performers of each evening as large as a festival does. */
export async function LineupPoster({ groups, agendaOf }: LineupPosterProps) {
  const t = await getTranslations('LineupSection')
  if (groups.length === 0) return null
  const firstSizes = groups.length > 1 ? '(width >= 60rem) 44vw, 92vw' : '92vw'
  const rows = Math.max(...groups.map(({ lineups }) => lineups.length))
  const more = agendaOf ? { href: pathTo('agenda', { eventIdentifier: agendaOf }), label: t('agenda') } : undefined
  return (
    <Section title={t('title')} more={more} tone="night" voice="loud">
      <Stack gap={7} className={styles.nights} style={{ '--rows': rows } as CSSProperties}>
        {groups.map(({ group, lineups }) => (
          <Stack gap={5} isTop key={group} className={styles.night}>
            {group && (
              <Heading as="h3" size="m" className={styles.name} data-label="" lang={lineups[0] && languageOf(lineups[0], 'group')}>
                {group}
              </Heading>
            )}
            <ul className={styles.performers}>
              {lineups.map((lineup, index) => (
                <LineupPerformer key={lineup._id} lineup={lineup} sizes={index === 0 ? firstSizes : SIZES_BESIDE} heading={group ? 'h4' : 'h3'} />
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
