import { useId, type ReactNode } from 'react'
import styles from './titled-section.module.css'

interface TitledSectionProps {
  id: string
  title: string
  /** The language of the title where it is not that of the page. */
  titleLang?: string
  tone?: 'paper' | 'shade'
  children: ReactNode
}

/** A reason to write, its title beside the words on it. */
export function TitledSection({ id, title, titleLang, tone = 'paper', children }: TitledSectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} data-tone={tone} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <h2 id={headingId} className={styles.title} lang={titleLang}>
          {title}
        </h2>
        <div className={styles.words}>{children}</div>
      </div>
    </section>
  )
}
