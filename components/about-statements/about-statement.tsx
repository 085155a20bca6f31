import { Heading } from '@/components/ui/layout/heading'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import type { AboutStatement as Statement } from '@/lib/contract/about-statements'
import { languageOf } from '@/lib/i18n/content-language'
import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './about-statements.module.css'

export function AboutStatement({ statement, number }: { statement: Statement; number: number }) {
  return (
    <Stack as="li" gap="wide" row={5} className={`${styles.statement} ${statement.image ? '' : styles.alone}`}>
      <div className={styles.text}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <Heading as="h3" size="m" className={styles.title} lang={languageOf(statement, 'title')}>
          {statement.title}
        </Heading>
        {statement.text && <p lang={languageOf(statement, 'text')}>{keepTogether(statement.text)}</p>}
      </div>
      {statement.image && (
        <Media shape="3/2" image={statement.image} sizes="(width >= 84rem) 48rem, (width >= 60rem) 56vw, 92vw" className={styles.image} />
      )}
    </Stack>
  )
}
