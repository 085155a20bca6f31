import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { Icon } from './icon'
import { Stack } from './layout/stack'
import styles from './related-links.module.css'

export interface RelatedLink {
  href: string
  label: string
  title: string
  /** Where it is not that of the page. */
  lang?: string
  note?: ReactNode
}

interface RelatedLinksProps {
  links: RelatedLink[]
  label: string
  /** Beside a single link. */
  drawing?: ReactNode
}

export function RelatedLinks({ links, label, drawing }: RelatedLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className={drawing ? `${styles.links} ${styles.drawn}` : styles.links} aria-label={label}>
      <Stack as="ul" gap={6} width={drawing ? undefined : 'page'} className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={styles.link}>
              <span className={styles.label} data-label="">{link.label}</span>
              <span className={styles.title} lang={link.lang}>
                {link.title}
              </span>
              {link.note && <span className={styles.note}>{link.note}</span>}
              <span className={styles.arrow}>
                <Icon name="arrow" size={32} />
              </span>
            </Link>
          </li>
        ))}
      </Stack>
      {drawing}
    </nav>
  )
}
