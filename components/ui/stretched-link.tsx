import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { classNames } from './class-names'
import styles from './stretched.module.css'

interface StretchedLinkProps extends ComponentProps<typeof Link> {
  hasAccent?: boolean
}

/** The link of a card, which leads there as a whole. */
export function StretchedLink({ hasAccent, className, ...link }: StretchedLinkProps) {
  return <Link {...link} className={classNames(styles.stretched, styles.link, hasAccent && styles.accent, className)} />
}
