import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { relationId } from '@/lib/backend/database/relation-id'
import type { ZoneSource } from '@/lib/backend/agenda/staff-times'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay, formatTime } from '@/lib/site/text/dates'
import { formatOffset, offsetAt } from '@/lib/site/text/time-zone'
import { isTimeZoneName } from '@/lib/site/text/wall-time'

interface ZonedTimeCellProps extends Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'payload'> {
  zoneOf: ZoneSource
}

/** A time in a list, by the clock at the place. */
export async function ZonedTimeCell({ cellData, rowData, payload, zoneOf }: ZonedTimeCellProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const timeZone = await zoneOfRow(payload, rowData, zoneOf)
  const options = { locale: DEFAULT_LOCALE, timeZone }
  return (
    <time dateTime={cellData} title={timeZone}>
      {`${formatDay(cellData, options)}, ${formatTime(cellData, options)} (${formatOffset(offsetAt(cellData, timeZone))})`}
    </time>
  )
}

async function zoneOfRow(payload: Payload, row: Record<string, unknown>, zoneOf: ZoneSource): Promise<string> {
  if (zoneOf === 'site') return SITE_TIME_ZONE
  if (zoneOf === 'self' && isTimeZoneName(row.timezone)) return row.timezone
  const event = zoneOf === 'self' ? row.id : row.event
  return event ? zoneOfEvent(payload, relationId(event as string | { id: string })) : SITE_TIME_ZONE
}

const zoneOfEvent = cache(async (payload: Payload, id: string): Promise<string> => {
  const event = await payload.findByID({ collection: 'events', id, depth: 0, draft: true, select: { timezone: true }, disableErrors: true })
  return isTimeZoneName(event?.timezone) ? event.timezone : SITE_TIME_ZONE
})
