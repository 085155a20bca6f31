import { getTranslations } from 'next-intl/server'
import type { Image } from '@/lib/contract/fields/images'
import type { Neighbours } from '@/lib/contract/lists/neighbours'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { Icon } from '../icon'
import { Cluster } from '../layout/cluster'
import { Hint } from '../layout/hint'
import { Stack } from '../layout/stack'
import { Portrait } from '../pictures/portrait'
import styles from './neighbour-links.module.css'

/** How many faces stand for everybody. */
export const FACES = 3

interface NeighbourLinksProps {
  neighbours: Neighbours
  label: string
  hrefOf: (identifier: string) => string
  /** The whole list, in place of a neighbour at either end of it. */
  all: { href: string; label: string; people: { identifier: string; fullName: string; photo: Image | null }[] }
}

export async function NeighbourLinks({ neighbours: { previous, next }, label, hrefOf, all }: NeighbourLinksProps) {
  const t = await getTranslations('NeighbourLinks')
  if (!previous && !next) return null
  const everybody = (
    <Cluster as={Link} gap={5} row={3} align="center" href={all.href} className={styles.all}>
      <div className={styles.faces}>
        {all.people.slice(0, FACES).map(({ identifier, fullName, photo }) => (
          <Portrait key={identifier} person={{ fullName, photo }} sizes="6rem" className={styles.face} />
        ))}
      </div>
      <span className={styles.name}>{all.label}</span>
    </Cluster>
  )
  return (
    <Stack as="nav" width="page" className={styles.neighbours} aria-label={label}>
      {previous ? (
        <Link href={hrefOf(previous.identifier)} rel="prev" className={styles.previous}>
          <Icon name="back" size={28} />
          <Portrait person={{ fullName: previous.fullName, photo: previous.photo ?? null }} sizes="6rem" className={styles.face} />
          <Hint as="span" className={styles.label}>{t('previous')}</Hint>
          <span className={styles.name} lang={languageOf(previous, 'fullName')}>
            {previous.fullName}
          </span>
        </Link>
      ) : (
        everybody
      )}
      {next ? (
        <Link href={hrefOf(next.identifier)} rel="next" className={styles.next}>
          <Icon name="arrow" size={28} />
          <Hint as="span" className={styles.label}>{t('next')}</Hint>
          <span className={styles.name} lang={languageOf(next, 'fullName')}>
            {next.fullName}
          </span>
          <Portrait person={{ fullName: next.fullName, photo: next.photo ?? null }} sizes="6rem" className={styles.face} />
        </Link>
      ) : (
        everybody
      )}
    </Stack>
  )
}
