import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './button-link.module.css'

interface ButtonLinkProps {
  href: string
  /** `primary` for what a screen is for, `motif` for the same on a dark ground, `outline` for the rest. */
  tone?: 'primary' | 'motif' | 'outline'
  children: ReactNode
  className?: string
  /** For an island that acts instead of the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export function ButtonLink({ href, tone = 'primary', children, className = '', onClick }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${styles.button} ${styles[tone]} ${className}`} onClick={onClick}>
      {children}
    </Link>
  )
}
