import type { Session } from '@/lib/contract/sessions'
import type { AgendaArrangement } from './agenda-arrangement'
import type { AgendaChoice } from './agenda-choices'

export interface AgendaSession extends Session {
  /** Such as `2027-05-13`. */
  date: string
  /** The English name of the stage, which addresses use in every language. */
  stageKey: string
}

export interface AgendaPart {
  /** In the address, from 1. */
  page: number
  startsAt: string
  /** Milliseconds since 1970. */
  end: number
}

export interface Agenda extends Omit<AgendaArrangement<never>, 'parts'> {
  /** Of everything on it, breaks included. */
  total: number
  sessionsCount: number
  sessions: AgendaSession[]
  parts: AgendaPart[]
  stages: AgendaChoice[]
  formats: Session['format'][]
  speakers: AgendaChoice[]
}
