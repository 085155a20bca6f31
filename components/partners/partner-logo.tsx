import { Picture } from '@/components/ui/pictures/picture'
import type { Partner } from '@/lib/contract/partners'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './partners.module.css'

export function PartnerLogo({ partner }: { partner: Partner }) {
  const mark = partner.logo ? (
    <Picture image={{ ...partner.logo, alt: partner.name }} sizes="15rem" className={styles.logo} />
  ) : (
    <span lang={languageOf(partner, 'name')}>{partner.name}</span>
  )
  if (!partner.link) return <span className={styles.partner}>{mark}</span>
  return (
    <a href={partner.link} className={styles.partner} rel="noopener">
      {mark}
    </a>
  )
}
