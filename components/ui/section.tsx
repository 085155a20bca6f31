import { useId, type ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { Icon } from './icon'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** The language of the title where it is not that of the page. */
  titleLang?: string
  /** A line under the title. */
  intro?: string
  /** The language of that line where it is not that of the page. */
  introLang?: string
  /** Where one goes on, beside the title. */
  more?: { href: string; label: string }
  tone?: 'paper' | 'shade' | 'night' | 'accent'
  id?: string
  children: ReactNode
}

/** A titled part of a screen, as wide as the page with its content on the grid. */
export function Section({ title, titleLang, intro, introLang, more, tone = 'paper', id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <h2 id={headingId} className={styles.title} lang={titleLang}>
              {title}
            </h2>
            {intro && <p className={styles.intro} lang={introLang}>{intro}</p>}
          </div>
          {more && (
            <Link href={more.href} className={styles.more}>
              {more.label}
              <Icon name="arrow" />
            </Link>
          )}
        </header>
        {children}
      </div>
    </section>
  )
}
