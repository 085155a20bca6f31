import { useLocale } from 'next-intl'
import { LOCALE_TABLE } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import styles from './speaker-grid.module.css'

/** In the last place of a wall: the way to everybody, with their number in the sun. */
export function AllSpeakers({ href, label, count }: { href: string; label: string; count: number }) {
  const { tag } = LOCALE_TABLE[useLocale()]
  return (
    <Link href={href} className={styles.all}>
      <span className={styles.arch}>{count.toLocaleString(tag)}</span>
      {label}
    </Link>
  )
}
