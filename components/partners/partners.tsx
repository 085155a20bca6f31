import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { Carousel } from '@/components/ui/pictures/carousel'
import { Section } from '@/components/ui/section'
import type { Partner } from '@/lib/contract/partners'
import { PartnerLogo } from './partner-logo'
import styles from './partners.module.css'

/** How much larger the marks of general partners are. */
const GENERAL_SIZE = 1.6
/** More slide. */
const MOST_ON_WALL = 10
const COLUMN = '15rem'

interface PartnersProps {
  partners: Partner[]
  /** Whether a piece of the thread passes them. */
  hasThread?: boolean
}

export async function Partners({ partners, hasThread }: PartnersProps) {
  const [t, c] = await Promise.all([getTranslations('Partners'), getTranslations('Carousel')])
  if (partners.length === 0) return null
  const general = partners.filter(({ tier }) => tier === 'general')
  const others = partners.filter(({ tier }) => tier !== 'general')
  return (
    <Section title={t('title')} voice="quiet" hasThread={hasThread}>
      {general.length > 0 && (
        <div className={styles.general}>
          <h3 className={styles.tier} data-label="">{t('general')}</h3>
          <Cluster as="ul" gap={7} row={4} align="center" className={styles.row}>
            {general.map((partner, index) => (
              <li key={index}>
                <PartnerLogo partner={partner} size={GENERAL_SIZE} />
              </li>
            ))}
          </Cluster>
        </div>
      )}
      {others.length > 0 && others.length <= MOST_ON_WALL && (
        <ul className={styles.wall} aria-label={t('others')}>
          {others.map((partner, index) => (
            <li key={index}>
              <PartnerLogo partner={partner} />
            </li>
          ))}
        </ul>
      )}
      {others.length > MOST_ON_WALL && (
        <Carousel
          perView={5}
          texts={{ label: t('others'), previous: c('previous'), next: c('next'), pause: c('pause'), play: c('play') }}
          slides={inPairs(others).map((pair, index) => (
            <div key={index} className={styles.pair}>
              {pair.map((partner) => (
                <PartnerLogo key={partner.name} partner={partner} sizes={COLUMN} />
              ))}
            </div>
          ))}
        />
      )}
    </Section>
  )
}

/** One above the other, which halves the way to the last. */
function inPairs(partners: Partner[]): Partner[][] {
  return partners.flatMap((partner, index) => (index % 2 === 0 ? [[partner, ...partners.slice(index + 1, index + 2)]] : []))
}
