import { getTranslations } from 'next-intl/server'
import chip from '@/components/ui/chip.module.css'
import { Cluster } from '@/components/ui/layout/cluster'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { panelId } from '@/lib/site/agenda/agenda-address'
import type { AgendaPart } from '@/lib/site/agenda/agenda-view'
import { formatTime } from '@/lib/site/text/dates'
import { toViewQuery, type ListView } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import styles from './part-links.module.css'

interface PartLinksProps {
  parts: AgendaPart[]
  /** The number of the part that is shown. */
  page: number
  /** What the address asks for besides the part. */
  view: ListView & { day: string }
  eventIdentifier: string
  locale: Locale
  timeZone: string
}

export async function PartLinks({ parts, page, view, eventIdentifier, locale, timeZone }: PartLinksProps) {
  const t = await getTranslations('AgendaParts')
  if (parts.length < 2) return null
  const path = pathTo('agenda', { eventIdentifier })
  const addressOf = (part: AgendaPart) =>
    `${path}${toViewQuery({ ...view, ...(part.page > 1 && { page: String(part.page) }) })}#${panelId(view.day)}`
  const time = (instant: string | number) => formatTime(new Date(instant).toISOString(), { locale, timeZone })
  return (
    <nav aria-label={t('label')} className={styles.parts} data-no-print="">
      <Cluster as="ul" gap={2}>
        {parts.map((part) => (
          <li key={part.page}>
            <Link href={addressOf(part)} className={chip.chip} aria-current={part.page === page ? 'page' : undefined}>
              {time(part.startsAt)}–{time(part.end)}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  )
}
