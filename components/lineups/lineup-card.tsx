import { Picture } from '@/components/ui/pictures/picture'
import type { Lineup } from '@/lib/contract/lineups'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './lineup-card.module.css'

interface LineupCardProps {
  lineup: Lineup
  /** The level of its title: under the name of a group, or right under the section where the group has none. */
  heading: 'h3' | 'h4'
  form?: 'cards' | 'poster' | 'list'
  /** Whether it opens its evening. */
  isFirst?: boolean
}

/** Between the place of performers and their instruments. */
const SEPARATOR = ' · '

const BESIDE = '(width >= 60rem) 24rem, (width >= 48rem) 46vw, 10rem'
const ABOVE = '(width >= 60rem) 44vw, (width >= 48rem) 14rem, 92vw'

export function LineupCard({ lineup, heading: Heading, form = 'cards', isFirst = false }: LineupCardProps) {
  const [first = '', ...others] = lineup.subtitle.split(SEPARATOR)
  return (
    <li className={`${styles.card} ${styles[form]} ${isFirst ? styles.first : ''}`}>
      {lineup.image && form !== 'list' && (
        <Picture image={lineup.image} sizes={form === 'poster' ? ABOVE : BESIDE} className={styles.image} decorative />
      )}
      <Heading className={styles.title} lang={languageOf(lineup, 'title')}>
        {lineup.title}
      </Heading>
      {lineup.subtitle && (
        <p className={styles.subtitle} lang={languageOf(lineup, 'subtitle')}>
          {first}
          {others.length > 0 && (
            <>
              <span className={styles.separator}>{SEPARATOR}</span>
              <span className={styles.more}>{others.join(SEPARATOR)}</span>
            </>
          )}
        </p>
      )}
      {lineup.description && form !== 'list' && <p className={styles.text} lang={languageOf(lineup, 'description')}>{lineup.description}</p>}
    </li>
  )
}
