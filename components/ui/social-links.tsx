import type { SocialLink } from '@/lib/contract/fields/social-links'
import { Icon } from './icon'
import styles from './social-links.module.css'

const NETWORK_NAMES: Record<SocialLink['account'], string> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

export function SocialLinks({ links, label }: { links: SocialLink[]; label: string }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ account, link }, index) => (
        <li key={index}>
          <a href={link} className={styles.link} aria-label={NETWORK_NAMES[account]}>
            <Icon name={account} />
          </a>
        </li>
      ))}
    </ul>
  )
}
