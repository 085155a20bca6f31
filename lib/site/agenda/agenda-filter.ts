import type { ListView } from '../lists/list-view'

/** By what a visitor narrows an agenda; a missing one lets everything through. */
export interface AgendaFilter {
  /** A stage by its English name, so that an address means the same in both languages. */
  stage?: string
  format?: string
  /** A speaker by their identifier. */
  speaker?: string
}

/** What of a session a filter looks at. */
export interface FilteredSession {
  stageKey: string
  format: string
  /** The identifiers of those who speak. */
  speakers: readonly string[]
}

/** The filter that the address of an agenda asks for, without what it leaves open. */
export function filterOf({ stage, format, speaker }: ListView): AgendaFilter {
  return { ...(stage && { stage }), ...(format && { format }), ...(speaker && { speaker }) }
}

/** Whether a filter narrows anything. */
export function isFiltering(filter: AgendaFilter): boolean {
  return Object.keys(filter).length > 0
}

/** Whether a session passes a filter. */
export function passes(session: FilteredSession, { stage, format, speaker }: AgendaFilter): boolean {
  return (
    (!stage || session.stageKey === stage) &&
    (!format || session.format === format) &&
    (!speaker || session.speakers.includes(speaker))
  )
}
