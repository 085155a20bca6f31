import type { UIFieldServerProps } from 'payload'
import { readAgendaWarnings } from '@/lib/backend/agenda/read-agenda-warnings'
import { AgendaWarnings } from './agenda-warnings'

/** The warnings about the agenda of the event as it was saved last. */
export async function AgendaCheck({ id, payload }: UIFieldServerProps) {
  if (!id) return null
  return <AgendaWarnings id={String(id)} initial={{ warnings: await readAgendaWarnings(payload, String(id)) }} />
}
