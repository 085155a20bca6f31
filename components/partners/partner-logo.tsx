import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/pictures/picture'
import type { Partner } from '@/lib/contract/partners'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './partners.module.css'

/** The width of a square mark. */
const SIDE = 6

interface PartnerLogoProps {
  partner: Partner
  size?: number
  /** How wide its column is, where that is narrower than the mark would be. */
  sizes?: string
}

export function PartnerLogo({ partner, size = 1, sizes }: PartnerLogoProps) {
  const width = partner.logo && `${markWidth(partner.logo, size)}rem`
  const mark = partner.logo && width ? (
    <Picture image={{ ...partner.logo, alt: partner.name }} sizes={sizes ?? width} className={styles.logo} style={{ '--width': width } as CSSProperties} />
  ) : (
    <span lang={languageOf(partner, 'name')}>{partner.name}</span>
  )
  if (!partner.link) return <span className={styles.partner}>{mark}</span>
  return (
    <a href={partner.link} className={styles.partner}>
      {mark}
    </a>
  )
}

/** Makes marks as large as each other by their area, whatever their shape. */
function markWidth({ width, height }: { width: number; height: number }, size: number): number {
  return Math.round(10 * size * SIDE * Math.sqrt(width / height || 1)) / 10
}
