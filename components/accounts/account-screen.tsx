import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './account-screen.module.css'

interface AccountScreenProps {
  title: string
  intro: string
  /** Good news of the step before, such as that a letter is on its way. */
  news?: string
  /** Where else one may want to go. */
  other: { href: string; label: string }
  children?: ReactNode
}

/** A screen about an account: what it is for, its form, and the way to the next one. */
export function AccountScreen({ title, intro, news, other, children }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      <div className={styles.card}>
        {news && (
          <p role="status" className={styles.news}>
            {news}
          </p>
        )}
        {children}
        <p>
          <Link href={other.href} className={styles.other}>
            {other.label}
          </Link>
        </p>
      </div>
    </div>
  )
}
