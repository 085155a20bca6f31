import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import tools from '@/components/ui/tools/tool-button.module.css'
import type { Event } from '@/lib/contract/events'
import { OWN_CALENDAR, ownPath } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { takesPlace } from '@/lib/site/events/held-days'
import { PrintTicket } from './print-ticket'
import styles from './ticket-tools.module.css'

interface TicketToolsProps {
  event: Event
  /** Of the link to the registration. */
  token: string
  locale: Locale
}

export async function TicketTools({ event, token, locale }: TicketToolsProps) {
  const [t, c] = await Promise.all([getTranslations('TicketTools'), getTranslations('AddToCalendar')])
  return (
    <Cluster gap={5} row={1} className={styles.tools} data-no-print="" role="group" aria-label={t('label')}>
      {takesPlace(event) && (
        <a href={`${ownPath(OWN_CALENDAR, token)}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`} className={tools.button} data-no-print="" rel="nofollow">
          <Icon name="calendar" />
          {c('add')}
        </a>
      )}
      <PrintTicket label={t('print')} />
    </Cluster>
  )
}
