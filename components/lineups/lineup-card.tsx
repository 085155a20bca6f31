import { classNames } from '@/components/ui/class-names'
import { Media } from '@/components/ui/layout/media'
import type { Lineup } from '@/lib/contract/lineups'
import { languageOf } from '@/lib/i18n/content-language'
import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './lineup-card.module.css'

interface LineupCardProps {
  lineup: Lineup
  /** The level of its title: under the name of a group, or right under the section where the group has none. */
  heading: 'h3' | 'h4'
  form?: 'cards' | 'list'
  /** Whether there is room for its words beside its picture. */
  isWide?: boolean
}

export function LineupCard({ lineup, heading: Heading, form = 'cards', isWide = false }: LineupCardProps) {
  const image = form === 'cards' && lineup.image
  return (
    <li className={classNames(styles.card, styles[form], image && isWide && styles.beside)}>
      {image && (
        <Media shape="4/3" image={image} sizes="(width >= 60rem) 24rem, 13rem" className={styles.image} decorative />
      )}
      <Heading className={styles.title} lang={languageOf(lineup, 'title')}>
        {lineup.title}
      </Heading>
      {lineup.subtitle && (
        <p className={styles.subtitle} lang={languageOf(lineup, 'subtitle')}>
          {keepTogether(lineup.subtitle)}
        </p>
      )}
      {lineup.description && form !== 'list' && <p className={styles.text} lang={languageOf(lineup, 'description')}>{keepTogether(lineup.description)}</p>}
    </li>
  )
}
