import type { ReactNode } from 'react'
import { Grid } from '@/components/ui/layout/grid'
import styles from './sign-up.module.css'

/** A form, or why there is none, beside a summary of the event, which stands above it on a narrow screen. */
export function SignUpLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Grid split={8} width="page" className={styles.layout}>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.form}>{children}</div>
    </Grid>
  )
}
