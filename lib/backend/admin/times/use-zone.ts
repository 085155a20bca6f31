'use client'

import { useFormFields } from '@payloadcms/ui'
import useSWR, { type SWRResponse } from 'swr'
import type { ZoneSource } from '@/lib/backend/agenda/staff-times'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { isTimeZoneName } from '@/lib/site/text/wall-time'

/** The time zone in which a form shows its times; null while it is not known yet. */
export function useZone(source: ZoneSource): string | null {
  const zoneName = useFormFields(([fields]) => fields.timezone?.value)
  const event = useFormFields(([fields]) => fields.event?.value)
  const eventId = source === 'event' && typeof event === 'string' ? event : null
  const { data, error }: SWRResponse<string, unknown> = useSWR(eventId && `/cms/api/events/${eventId}?depth=0&draft=true&select[timezone]=true`, readZone)
  if (source === 'self') return isTimeZoneName(zoneName) ? zoneName : null
  if (source === 'event' && !error) return data ?? null
  return SITE_TIME_ZONE
}

async function readZone(url: string): Promise<string> {
  const answer = await fetch(url)
  const { timezone } = (await answer.json()) as { timezone?: unknown }
  return isTimeZoneName(timezone) ? timezone : SITE_TIME_ZONE
}
