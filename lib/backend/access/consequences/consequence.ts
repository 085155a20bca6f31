import type { PayloadRequest } from 'payload'

/** What a change does besides what its form shows: emails to people, a programme that moves, what documents lose. */
export type Consequence =
  | { kind: 'email'; to: string; subject: string }
  /** Emails that a job sends later about one event, to so many people. */
  | { kind: 'announcement'; event: string; status: 'scheduled' | 'postponed' | 'cancelled'; people: number; applicants: number }
  | { kind: 'offers'; event: string; people: number }
  | { kind: 'shortenedOffers'; event: string; people: number }
  /** Emails with a text of staff, by who they go to and in which language. */
  | { kind: 'message'; to: string; language: string; text: string; people: number }
  /** Days and sessions of an event that gets other dates. */
  | { kind: 'agenda'; event: string; days: number; sessions: number; isMoved: boolean }
  | { kind: 'publishedAgenda'; event: string; days: number; sessions: number }
  /** A day or a session that several are changed with. */
  | { kind: 'programme'; document: string }
  /** What a document of several loses from one of its fields. */
  | { kind: 'loss'; field: string; document: string; count: number }

/** A list in the context of a request. Nested saves have copies of the context, with the same list. */
const CONSEQUENCES = 'consequences'

/** Collects the consequences of what a request does from now on. */
export function collectConsequences(req: PayloadRequest): readonly Consequence[] {
  const consequences: Consequence[] = []
  req.context[CONSEQUENCES] = consequences
  return consequences
}

/** Whether anybody asks for the consequences of a request. */
export function areConsequencesCollected(req: PayloadRequest): boolean {
  return req.context[CONSEQUENCES] !== undefined
}

export function noteConsequence(req: PayloadRequest, consequence: Consequence): void {
  const consequences = req.context[CONSEQUENCES] as Consequence[] | undefined
  consequences?.push(consequence)
}
