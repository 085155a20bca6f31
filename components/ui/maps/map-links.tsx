import { getTranslations } from 'next-intl/server'
import { mapLinks } from '@/lib/site/people/contact-links'
import { Icon } from '../icon'
import { Row } from '../layout/row'
import styles from './map-links.module.css'

/** Degrees of WGS 84. */
export async function MapLinks({ latitude, longitude }: { latitude: number; longitude: number }) {
  const t = await getTranslations('MapLinks')
  const { openStreetMap, googleMaps } = mapLinks(latitude, longitude)
  const links = [
    { href: openStreetMap, label: t('openStreetMap') },
    { href: googleMaps, label: t('googleMaps') },
  ]
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Row as="a" href={href} className={styles.link}>
            {label}
            <Icon name="arrow" />
          </Row>
        </li>
      ))}
    </ul>
  )
}
