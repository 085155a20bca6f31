'use client'

import unseen from '@/components/ui/unseen.module.css'
import { useIsLoading } from '@/lib/i18n/loading'
import styles from './loading-sign.module.css'

/** Says that the page of a followed link is on its way: no browser does while the old page stays. */
export function LoadingSign({ text }: { text: string }) {
  const isLoading = useIsLoading()
  return (
    <div role="status" className={isLoading ? styles.sign : undefined}>
      {isLoading && <span className={unseen.unseen}>{text}</span>}
    </div>
  )
}
