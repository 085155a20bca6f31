import { HONEYPOT_FIELD } from '@/lib/site/constants'
import styles from '../form.module.css'

/** What keeps browsers and password managers (1Password, LastPass, Bitwarden, Dashlane) from filling it in. */
const IGNORED = { autoComplete: 'off', 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' }

/** A field that only programs find and fill in. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} {...IGNORED} />
      </label>
    </div>
  )
}
