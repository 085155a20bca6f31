import { HONEYPOT_FIELD } from '@/lib/site/constants'
import styles from '../form.module.css'

/** A field that only programs find and fill in. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
