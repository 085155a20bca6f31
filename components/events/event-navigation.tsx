import { getTranslations } from 'next-intl/server'
import type { Event } from '@/lib/contract/events'
import { Link } from '@/lib/i18n/navigation'
import { eventPages, type EventPage } from '@/lib/site/navigation'
import styles from './event-navigation.module.css'

interface EventNavigationProps {
  event: Pick<Event, 'identifier' | 'title' | 'kind'>
  /** The page of the row that this screen is. */
  current?: EventPage
  /** Whether this screen only lies below that page. */
  isAncestor?: boolean
}

/** The row of links to the pages of an event, on each of them; with it comes the theme of the event. */
export async function EventNavigation({ event, current, isAncestor = false }: EventNavigationProps) {
  const mark = isAncestor ? 'true' : 'page'
  const t = await getTranslations('EventNavigation')
  return (
    <nav className={styles.navigation} data-no-print="" data-theme={event.kind} aria-label={t('label', { event: event.title })}>
      <ul tabIndex={-1} className={styles.pages}>
        {eventPages(event.identifier).map(({ page, href }) => (
          <li key={page}>
            <Link href={href} className={styles.page} data-quiet="" aria-current={page === current ? mark : undefined}>
              {t(page)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
