import { useId, type ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { Icon } from './icon'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** Where it is not that of the page, as is `introLang`. */
  titleLang?: string
  intro?: string
  introLang?: string
  more?: { href: string; label: string }
  tone?: 'paper' | 'shade' | 'night' | 'accent'
  id?: string
  children: ReactNode
}

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
