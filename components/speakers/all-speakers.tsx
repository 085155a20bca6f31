import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { LOCALE_TABLE } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import styles from './speaker-grid.module.css'

/** In the last place of a wall: the way to everybody, with their number in the sun. */
export function AllSpeakers({ href, label, count }: { href: string; label: string; count: number }) {
  const { tag } = LOCALE_TABLE[useLocale()]
  return (
    <Link href={href} className={styles.all}>
      <span className={styles.arch}>
        <svg viewBox="0 0 120 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path d="M8 150V60a52 52 0 0 1 104 0v90z" fill="#3f4674" />
          <circle cx="60" cy="72" r="32" fill="#f3c877" />
          <path d="M8 112c20-12 36 0 56-8s32-10 48-4v50H8z" fill="#8a7f9e" />
          <path d="M8 130c22-10 42 2 62-6s28-6 42-2v28H8z" fill="#7a1236" />
        </svg>
        <span className={styles.number}>{count.toLocaleString(tag)}</span>
      </span>
      <span className={styles.label}>
        {label}
        <Icon name="arrow" />
      </span>
    </Link>
  )
}
