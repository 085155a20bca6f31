import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './button-link.module.css'
import { classNames } from './class-names'

interface ButtonLinkProps {
  href: string
  /** `primary` for what a screen is for, `motif` for the same on a dark ground, `outline` and `text` for the rest. */
  tone?: 'primary' | 'motif' | 'outline' | 'text'
  children: ReactNode
  className?: string
  /** For an island that acts instead of the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export function ButtonLink({ href, tone = 'primary', children, className, onClick }: ButtonLinkProps) {
  return (
    <Link href={href} className={classNames(styles.button, styles[tone], className)} onClick={onClick}>
      {children}
    </Link>
  )
}
