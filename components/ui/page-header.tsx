import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/site/text/fill-text'
import { Breadcrumb, type Crumb } from './breadcrumb'
import { fittingStyle } from './fitting-style'
import { Heading } from './layout/heading'
import { Page } from './layout/page'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Above the title, such as the event. */
  eyebrow?: string
  /** Languages where they are not that of the page; `introLang` where it is not that of the title. */
  eyebrowLang?: string
  intro?: ReactNode
  lang?: string
  introLang?: string
  trail: Crumb[]
  trailLabel: string
  /** How many a list holds; its title is larger. */
  count?: ReactNode
  /** Whether it stands beside the title on phones as well, where the list itself does not say it. */
  isCountEverywhere?: boolean
  /** `night` under a clear header. */
  tone?: 'paper' | 'night'
  /** For a screen where something is done, not read. */
  isLow?: boolean
  children?: ReactNode
  /** Stands beside the title where there is room. */
  aside?: ReactNode
  /** Closes the header over its full width. */
  foot?: ReactNode
}

export function PageHeader({ title, eyebrow, eyebrowLang, intro, lang, introLang = lang, trail, trailLabel, count, isCountEverywhere = false, tone = 'paper', isLow = false, children, aside, foot }: PageHeaderProps) {
  const locale = useLocale()
  return (
    <header className={`${styles.header} ${foot ? styles.withFoot : ''} ${isLow ? styles.low : ''}`} data-ground={tone === 'night' ? '' : undefined}>
      <Page className={`${styles.inner} ${aside ? styles.withAside : ''}`}>
        <Breadcrumb trail={trail} label={trailLabel} />
        {eyebrow && (
          <p className={styles.eyebrow} data-label="" lang={eyebrowLang}>
            {eyebrow}
          </p>
        )}
        <div className={count === undefined ? undefined : styles.list}>
          <Heading as="h1" size="xl" className={styles.title} lang={lang} style={count === undefined ? undefined : fittingStyle(title)}>
            {title}
          </Heading>
          {/* Said again by the list itself. */}
          {count !== undefined && count !== 0 && (
            <p className={isCountEverywhere ? styles.count : `${styles.count} ${styles.wide}`} aria-hidden="true">
              {typeof count === 'number' ? formatCount(count, locale) : count}
            </p>
          )}
        </div>
        {intro && (
          <p className={styles.intro} lang={introLang}>
            {intro}
          </p>
        )}
        {children}
        {aside && <div className={styles.aside}>{aside}</div>}
      </Page>
      {foot}
    </header>
  )
}
