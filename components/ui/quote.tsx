import { classNames } from './class-names'
import styles from './quote.module.css'

/** What somebody says, large, with a mark that hangs before the line. */
export function Quote({ children, lang, className }: { children: string; lang?: string; className?: string }) {
  return (
    <p className={classNames(styles.quote, className)} lang={lang}>
      <q>{children}</q>
    </p>
  )
}
