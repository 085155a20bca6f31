import { WRITE_ROUTES } from '@/lib/contract/routes'
import styles from './sign-out-form.module.css'

/** For visitors without JavaScript, whom no page can tell that they are signed in. */
export function SignOutForm({ text, label }: { text: string; label: string }) {
  return (
    <noscript>
      <form action={WRITE_ROUTES.logout.path} method="post" className={styles.form}>
        <p>{text}</p>
        <button type="submit" className={styles.button}>
          {label}
        </button>
      </form>
    </noscript>
  )
}
