import { useLocale } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { Link } from '@/lib/i18n/navigation'
import { formatCount } from '@/lib/site/text/fill-text'
import styles from './speaker-wall.module.css'

/** In the last place of a wall: the way to everybody, with their number in the sun. */
export function AllSpeakers({ href, label, count }: { href: string; label: string; count: number }) {
  const locale = useLocale()
  return (
    <Stack as={Link} gap={3} href={href} className={styles.all}>
      <span className={styles.arch}>{formatCount(count, locale)}</span>
      {label}
    </Stack>
  )
}
