import { Button } from '@/components/ui/button'
import { Cluster } from '@/components/ui/layout/cluster'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import styles from './sign-out-form.module.css'

/** For visitors without JavaScript, whom no page can tell that they are signed in. */
export function SignOutForm({ text, label }: { text: string; label: string }) {
  return (
    <noscript>
      <Cluster as="form" gap={5} row={3} align="center" action={WRITE_ROUTES.logout.path} method="post" className={styles.form}>
        <p>{text}</p>
        <Button type="submit" size="small">
          {label}
        </Button>
      </Cluster>
    </noscript>
  )
}
