import { useId, type ReactNode } from 'react'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import styles from './titled-section.module.css'

interface TitledSectionProps {
  id: string
  title: string
  /** The language of the title where it is not that of the page. */
  titleLang?: string
  tone?: 'paper' | 'shade'
  intro?: string
  /** Stands below the title, and after the words where there is one column. */
  beside?: ReactNode
  /** Stands on the lower edge of the section. */
  foot?: ReactNode
  children: ReactNode
}

/** A reason to write, its title beside the words on it. */
export function TitledSection({ id, title, titleLang, tone = 'paper', intro, beside, foot, children }: TitledSectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} data-tone={tone} aria-labelledby={headingId}>
      <Stack gap="wide" row={6} width="page" className={styles.inner}>
        <div>
          <Heading as="h2" size="l" id={headingId} className={styles.title} lang={titleLang}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <Stack gap={5} className={styles.words}>{children}</Stack>
        {beside && <div>{beside}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </Stack>
    </section>
  )
}
