import type { Event } from '@/lib/contract/events'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import type { EventTiming } from '@/lib/site/events/event-state'
import type { ProgrammeEvent } from '@/lib/site/events/programme'
import { toStored, type StoredDocument } from './reading/reading'
import type { Caller } from './reading/sources'

/** The stored fields of {@link toTiming}. */
export const TIMING_FIELDS = ['status', 'startsAt', 'endsAt', 'timezone'] as const
/** The stored fields of {@link toProgrammeEvent}. */
export const PROGRAMME_FIELDS = ['kind', 'isApplyActive', 'applyOpensAt', 'applyClosesAt', ...TIMING_FIELDS] as const

/** Reads the fields of accelerators that decide for which of them visitors apply. */
export async function readAccelerators({ payload, user, req, draft }: Caller): Promise<ProgrammeEvent[]> {
  const { docs } = await payload.find({
    collection: 'events',
    where: { kind: { equals: 'accelerator' } },
    select: Object.fromEntries(PROGRAMME_FIELDS.map((name) => [name, true])),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
    draft,
  })
  return docs.map((stored) => toProgrammeEvent(toStored(stored)))
}

export function toProgrammeEvent(document: StoredDocument): ProgrammeEvent {
  const application = { opensAt: toInstant(document.applyOpensAt), closesAt: toInstant(document.applyClosesAt) }
  const kind = document.kind as Event['kind']
  return { ...toTiming(document), _id: String(document.id), kind, isApplyActive: document.isApplyActive === true, application }
}

export function toTiming({ status, startsAt, endsAt, timezone }: StoredDocument): EventTiming {
  return { status: (status ?? 'scheduled') as Event['status'], startsAt: toInstant(startsAt), endsAt: toInstant(endsAt), timezone: (timezone ?? SITE_TIME_ZONE) as string }
}

export function toInstant(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
