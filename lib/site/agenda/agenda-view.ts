import type { Session } from '@/lib/contract/sessions'
import type { AgendaArrangement } from './agenda-arrangement'
import type { AgendaChoice } from './agenda-choices'

/** A session as an agenda shows it. */
export interface AgendaSession extends Session {
  /** The calendar day it stands on, such as `2027-05-13`. */
  date: string
  /** The English name of the stage, by which addresses tell stages apart in either language. */
  stageKey: string
}

/** A part of a day that has more sessions than are shown at once. */
export interface AgendaPart {
  /** Its number in the address, from 1. */
  page: number
  startsAt: string
  /** When its last session is over, in milliseconds since 1970. */
  end: number
}

/** An agenda as one document shows it. */
export interface Agenda extends Omit<AgendaArrangement<never>, 'parts'> {
  /** How many sessions the event has. */
  total: number
  /** The sessions that the document holds. */
  sessions: AgendaSession[]
  parts: AgendaPart[]
  stages: AgendaChoice[]
  formats: Session['format'][]
  speakers: AgendaChoice[]
}
