import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { AboutStatement as Statement } from '@/lib/contract/about-statements'
import { AboutStatement } from './about-statement'
import styles from './about-statements.module.css'

export async function AboutStatements({ statements }: { statements: Statement[] }) {
  const t = await getTranslations('AboutStatements')
  if (statements.length === 0) return null
  return (
    <Section title={t('title')} tone="shade">
      <ol className={styles.statements}>
        {statements.map((statement, index) => (
          <AboutStatement key={statement._id} statement={statement} number={index + 1} />
        ))}
      </ol>
    </Section>
  )
}
