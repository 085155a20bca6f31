import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** A line above the title, such as the event it belongs to. */
  eyebrow?: string
  /** The language of the eyebrow where it is not that of the page. */
  eyebrowLang?: string
  intro?: ReactNode
  /** The language of title and intro where it is not that of the page. */
  lang?: string
  /** The language of the intro where it is not that of the title either. */
  introLang?: string
  trail: Crumb[]
  trailLabel: string
  /** `night` under a transparent header, `paper` under a white one. */
  tone?: 'paper' | 'night'
  children?: ReactNode
}

/** The head of a screen without a picture: trail, title and a sentence on what is here. */
export function PageHeader({ title, eyebrow, eyebrowLang, intro, lang, introLang = lang, trail, trailLabel, tone = 'paper', children }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${styles[tone]}`}>
      <div className={styles.inner}>
        <Breadcrumb trail={trail} label={trailLabel} />
        {eyebrow && (
          <p className={styles.eyebrow} lang={eyebrowLang}>
            {eyebrow}
          </p>
        )}
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        {intro && (
          <p className={styles.intro} lang={introLang}>
            {intro}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
