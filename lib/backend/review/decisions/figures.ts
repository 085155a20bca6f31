import type { Payload, PayloadRequest } from 'payload'
import { ApplicationFiguresSchema, type ApplicationFigures } from '@/lib/contract/review/decisions'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { addFigures, countApplications, NO_APPLICATIONS } from '@/lib/site/review/application-figures'
import { toCalendarDay } from '@/lib/site/text/dates'
import { readValue, saveValue } from '../../database/key-values'
import { listOf, runStatement, sql } from '../../database/statement'

const keyOf = (eventId: string) => `application-figures-${eventId}`

interface Row {
  country: string | null
  source: string | null
  stage: string | null
  state: string
  created_at: string | Date
  read: number | string
}

/** How many applied to an event, were read and were accepted, those included whose applications are deleted. */
export async function readApplicationFigures(payload: Payload, eventId: string): Promise<ApplicationFigures> {
  return addFigures(await countStored(payload, eventId), await readDeleted(payload, eventId))
}

/** Adds applications that are about to be deleted to the figures that stay. */
export async function storeFigures(req: PayloadRequest, eventId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const figures = addFigures(await readDeleted(req.payload, eventId, req), await countStored(req.payload, eventId, ids, req))
  await saveValue(req.payload, keyOf(eventId), figures, req)
}

async function readDeleted(payload: Payload, eventId: string, req?: PayloadRequest): Promise<ApplicationFigures> {
  const stored = ApplicationFiguresSchema.safeParse(await readValue(payload, keyOf(eventId), req))
  return stored.data ?? NO_APPLICATIONS
}

async function countStored(payload: Payload, eventId: string, ids?: readonly string[], req?: PayloadRequest): Promise<ApplicationFigures> {
  const event = await payload.findByID({ collection: 'events', id: eventId, depth: 0, disableErrors: true, select: { timezone: true }, req })
  const timeZone = event?.timezone ?? SITE_TIME_ZONE
  const among = ids ? sql`and id in ${listOf(ids)}` : sql``
  const rows = await runStatement<Row>(
    payload,
    sql`select country, source, project_stage as stage, state, created_at,
      (select count(*) from review_assignments r where r.application = cast(accelerators.id as varchar) and r.state = 'sent') as read
      from accelerators where event_id = ${eventId} ${among}`,
    req,
  )
  return countApplications(
    rows.map(({ country, source, stage, state, created_at: createdAt, read }) => ({
      country: country ?? '',
      day: toCalendarDay(new Date(createdAt).toISOString(), timeZone),
      source: source ?? '',
      stage: stage ?? '',
      isRead: Number(read) > 0,
      isAccepted: state === 'accepted',
    })),
  )
}
