import { getTranslations } from 'next-intl/server'
import type { Neighbours } from '@/lib/contract/lists/neighbours'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { Portrait } from '../pictures/portrait'
import styles from './neighbour-links.module.css'

interface NeighbourLinksProps {
  neighbours: Neighbours
  label: string
  hrefOf: (identifier: string) => string
  /** Whether a section on paper comes before it. */
  isOnShade?: boolean
}

export async function NeighbourLinks({ neighbours: { previous, next }, label, hrefOf, isOnShade = false }: NeighbourLinksProps) {
  const t = await getTranslations('NeighbourLinks')
  if (!previous && !next) return null
  return (
    <nav className={classNames(styles.neighbours, isOnShade && styles.shade)} aria-label={label}>
      {previous && (
        <Link href={hrefOf(previous.identifier)} rel="prev" className={styles.previous}>
          <Icon name="back" size={28} />
          <Portrait person={{ fullName: previous.fullName, photo: previous.photo ?? null }} sizes="6rem" className={styles.face} />
          <span className={styles.label}>{t('previous')}</span>
          <span className={styles.name} lang={languageOf(previous, 'fullName')}>
            {previous.fullName}
          </span>
        </Link>
      )}
      {next && (
        <Link href={hrefOf(next.identifier)} rel="next" className={styles.next}>
          <Icon name="arrow" size={28} />
          <span className={styles.label}>{t('next')}</span>
          <span className={styles.name} lang={languageOf(next, 'fullName')}>
            {next.fullName}
          </span>
          <Portrait person={{ fullName: next.fullName, photo: next.photo ?? null }} sizes="6rem" className={styles.face} />
        </Link>
      )}
    </nav>
  )
}
