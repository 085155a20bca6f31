import type { Payload } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { readAgenda } from './agenda'
import { agendaWarnings } from './agenda-warnings'
import type { PublicationWarning } from './publication-warnings'
import { readPublicationWarnings } from './read-publication-warnings'
import { speakerNames } from './speaker-names'

/** Reads the warnings about an event and its agenda, as they were saved last. */
export async function readAgendaWarnings(payload: Payload, id: string): Promise<PublicationWarning[]> {
  const event = await payload.findByID({ collection: 'events', id, draft: true, depth: 0, disableErrors: true, select: { startsAt: true, endsAt: true, timezone: true } })
  if (!event) return []
  const agenda = await readAgenda(payload, id)
  const nameOf = await speakerNames(payload, [...new Set(agenda.sessions.flatMap(({ speakers }) => speakers))])
  const times = { startsAt: event.startsAt, endsAt: event.endsAt, timezone: event.timezone ?? SITE_TIME_ZONE }
  return [
    ...(await readPublicationWarnings(payload, id)),
    ...agendaWarnings(times, agenda, nameOf).map(({ collection, id: document, text }) => ({ href: `/admin/collections/${collection}/${document}`, text })),
  ]
}
