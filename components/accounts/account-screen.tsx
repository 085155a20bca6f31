import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './account-screen.module.css'

interface AccountScreenProps {
  title: string
  intro: string
  /** What the step before has done, such as that an email is on its way. */
  notice?: string
  other: { href: string; label: string }
  children?: ReactNode
}

export function AccountScreen({ title, intro, notice, other, children }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      <div className={styles.card}>
        {notice && (
          <p role="status" className={styles.notice}>
            {notice}
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
