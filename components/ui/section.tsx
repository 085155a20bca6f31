import { useId, type ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { keepTogether } from '@/lib/site/text/keep-together'
import { classNames } from './class-names'
import { fittingStyle } from './fitting-style'
import { Icon } from './icon'
import { Cluster } from './layout/cluster'
import { Heading } from './layout/heading'
import { Page } from './layout/page'
import styles from './section.module.css'
import { Thread } from './thread'

interface SectionProps {
  title: string
  /** Where it is not that of the page, as is `introLang`. */
  titleLang?: string
  intro?: string
  introLang?: string
  /** A few words below the title. */
  note?: string
  more?: { href: string; label: string }
  tone?: 'paper' | 'shade' | 'night'
  /** How much of the page it claims: at most two loud sections a page, never side by side. */
  voice?: 'loud' | 'normal' | 'quiet'
  /** Where the heading stands on wide screens. */
  heading?: 'above' | 'beside'
  id?: string
  /** Whether a piece of the thread passes it. */
  hasThread?: boolean
  children: ReactNode
}

export function Section({ title, titleLang, intro, introLang, note, more, tone = 'paper', voice = 'normal', heading = 'above', id, hasThread = false, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[voice], styles[heading])}
      data-tone={tone}
      data-ground={tone === 'night' ? '' : undefined}
      aria-labelledby={headingId}
    >
      {hasThread && <Thread />}
      <Page className={styles.inner}>
        <Cluster as="header" gap={6} row={4} isSpread className={styles.header}>
          <div className={styles.titles}>
            <Heading as="h2" size="normal" id={headingId} className={styles.title} lang={titleLang} style={voice === 'loud' ? fittingStyle(title) : undefined}>
              {title}
            </Heading>
            {note && <p className={styles.note}>{note}</p>}
            {intro && <p className={styles.intro} lang={introLang}>{keepTogether(intro)}</p>}
          </div>
          {more && (
            <Link href={more.href} className={styles.more} data-quiet="">
              {more.label}
              <Icon name="arrow" />
            </Link>
          )}
        </Cluster>
        <div className={styles.content}>{children}</div>
      </Page>
    </section>
  )
}
