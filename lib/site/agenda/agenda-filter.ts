import type { ListView } from '../lists/list-view'

export interface AgendaFilter {
  /** By its English name, so that an address means the same in every language. */
  stage?: string
  format?: string
  /** An identifier, as are those of the speakers of a session. */
  speaker?: string
}

export interface FilteredSession {
  stageKey: string
  format: string
  speakers: readonly string[]
}

export function filterOf({ stage, format, speaker }: ListView): AgendaFilter {
  return { ...(stage && { stage }), ...(format && { format }), ...(speaker && { speaker }) }
}

export function isFiltering(filter: AgendaFilter): boolean {
  return Object.keys(filter).length > 0
}

export function passes(session: FilteredSession, { stage, format, speaker }: AgendaFilter): boolean {
  return (
    (!stage || session.stageKey === stage) &&
    (!format || session.format === format) &&
    (!speaker || session.speakers.includes(speaker))
  )
}
