import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Section } from '@/components/ui/section'
import type { Home } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './how-it-works.module.css'
import { StepDrawing } from './step-drawing'

/** Renders nothing when staff have written no steps. */
export function HowItWorks({ howItWorks }: { howItWorks: Translated<NonNullable<Home['howItWorks']>> | null }) {
  if (!howItWorks || howItWorks.steps.length === 0) return null
  return (
    <Section
      id="how-it-works"
      title={howItWorks.title}
      titleLang={languageOf(howItWorks, 'title')}
      intro={howItWorks.intro}
      introLang={languageOf(howItWorks, 'intro')}
      tone="shade"
      hasThread
    >
      <Grid as="ol" gap={6} className={styles.steps}>
        {howItWorks.steps.map((step, index) => (
          <li key={index} className={styles.step} lang={languageOf(howItWorks, 'steps')}>
            <svg className={styles.knot} viewBox="0 0 64 28" width="64" height="28" aria-hidden="true">
              <path d="M0 21.5H14C44 21.5 46 3 33 3S20 21.5 50 21.5H64" />
            </svg>
            <StepDrawing place={index} count={howItWorks.steps.length} className={styles.drawing} />
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {step.title && <Heading as="h3" size="s" className={styles.title}>{step.title}</Heading>}
            <p>{step.text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
