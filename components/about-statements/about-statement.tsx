import { Picture } from '@/components/ui/pictures/picture'
import type { AboutStatement as Statement } from '@/lib/contract/about-statements'
import { languageOf } from '@/lib/i18n/content-language'
import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './about-statements.module.css'

export function AboutStatement({ statement, number }: { statement: Statement; number: number }) {
  return (
    <li className={`${styles.statement} ${statement.image ? '' : styles.alone}`}>
      <div className={styles.text}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.title} lang={languageOf(statement, 'title')}>
          {statement.title}
        </h3>
        {statement.text && <p lang={languageOf(statement, 'text')}>{keepTogether(statement.text)}</p>}
      </div>
      {statement.image && (
        <Picture image={statement.image} sizes="(width >= 84rem) 48rem, (width >= 60rem) 56vw, 92vw" className={styles.image} />
      )}
    </li>
  )
}
