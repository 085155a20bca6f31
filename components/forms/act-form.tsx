import type { ReactNode } from 'react'
import styles from './act-form.module.css'

interface ActFormProps {
  action: string
  /** The language of the page that comes next, as the cookie has it. */
  lang: string
  tone?: 'primary' | 'outline'
  children: ReactNode
}

/** A button that does one thing, by a form, because following a link must never change anything. */
export function ActForm({ action, lang, tone = 'primary', children }: ActFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="lang" value={lang} />
      <button type="submit" className={`${styles.button} ${styles[tone]}`}>
        {children}
      </button>
    </form>
  )
}
