import { Section } from '@/components/ui/section'
import type { Home } from '@/lib/contract/commons'
import styles from './how-it-works.module.css'

/** The steps from the first form to the event; nothing when staff have written none. */
export function HowItWorks({ howItWorks }: { howItWorks: Home['howItWorks'] }) {
  if (!howItWorks || howItWorks.steps.length === 0) return null
  return (
    <Section id="how-it-works" title={howItWorks.title} intro={howItWorks.intro} tone="shade">
      <ol className={styles.steps}>
        {howItWorks.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
