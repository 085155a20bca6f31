'use client'

import { createContext, useContext } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { fillText, formatCount } from '@/lib/site/text/fill-text'
import styles from './list-total.module.css'

export const TotalContext = createContext(0)

interface ListTotalProps {
  /** How many there are of all. */
  whole: number
  /** With their number as `{count}`. */
  ofAll: string
  locale: Locale
}

/** How many a list holds as it is filtered. It is said again above the list itself. */
export function ListTotal({ whole, ofAll, locale }: ListTotalProps) {
  const total = useContext(TotalContext)
  if (whole === 0) return null
  return (
    <span className={styles.total}>
      {formatCount(total, locale)}
      {total !== whole && <small className={styles.whole}>{fillText(ofAll, { count: formatCount(whole, locale) })}</small>}
    </span>
  )
}
