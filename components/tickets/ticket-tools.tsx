import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { PrintTicket } from './print-ticket'
import styles from './ticket-tools.module.css'

interface TicketToolsProps {
  event: Event
  locale: Locale
  /** What else can be done with a ticket. */
  children?: ReactNode
}

export async function TicketTools({ event, locale, children }: TicketToolsProps) {
  const t = await getTranslations('TicketTools')
  return (
    <div className={styles.tools} role="group" aria-label={t('label')}>
      {event.startsAt && event.status === 'scheduled' && <AddToCalendar subject={{ kind: 'event', key: event.identifier }} locale={locale} />}
      <PrintTicket label={t('print')} />
      {children}
    </div>
  )
}
