'use client'

import { useFormFields } from '@payloadcms/ui'
import useSWR from 'swr'
import type { ZoneSource } from '@/lib/backend/agenda/staff-times'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { isTimeZoneName } from '@/lib/site/text/wall-time'
import { readAnswer } from '../staff-request'

/** The time zone in which a form shows its times; null while it is not known yet. */
export function useZone(source: ZoneSource): string | null {
  const zoneName = useFormFields(([fields]) => fields.timezone?.value)
  const event = useFormFields(([fields]) => fields.event?.value)
  const eventId = source === 'event' && typeof event === 'string' ? event : null
  const { data, error } = useSWR<{ timezone?: unknown }, unknown>(eventId && `/cms/api/events/${eventId}?depth=0&draft=true&select[timezone]=true`, readAnswer<{ timezone?: unknown }>)
  if (source === 'self') return isTimeZoneName(zoneName) ? zoneName : null
  if (source === 'event' && !error && !data) return null
  return isTimeZoneName(data?.timezone) ? data.timezone : SITE_TIME_ZONE
}
