import { Media } from '@/components/ui/layout/media'
import { Row } from '@/components/ui/layout/row'
import type { Lineup } from '@/lib/contract/lineups'
import { languageOf } from '@/lib/i18n/content-language'
import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './lineup-performer.module.css'

interface LineupPerformerProps {
  lineup: Lineup
  /** The `sizes` attribute of its picture: that of the first of an evening is as wide as the evening. */
  sizes: string
  /** The level of the name: under that of an evening, or right under the section where the evening has none. */
  heading: 'h3' | 'h4'
}

/** Between the place of performers and their instruments. */
const SEPARATOR = ' · '

/** An entry of a poster; the first of an evening has a picture above its name. */
export function LineupPerformer({ lineup, sizes, heading: Heading }: LineupPerformerProps) {
  const [first = '', ...others] = lineup.subtitle.split(SEPARATOR)
  return (
    <Row as="li" isTall className={styles.performer}>
      {lineup.image && <Media shape="3/2" image={lineup.image} sizes={sizes} className={styles.image} decorative />}
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
      {lineup.description && <p lang={languageOf(lineup, 'description')}>{keepTogether(lineup.description)}</p>}
    </Row>
  )
}
