import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/rules'
import { processState } from '@/lib/runtime'
import type { Registration } from '../payload-types'
import type { StoredRegistration } from './stored-registration'

export interface StaffChange {
  before: Registration
  registration: StoredRegistration
}

/** What staff have changed in one request. */
interface Decisions {
  changes: StaffChange[]
  /** Whose seats may have become free. */
  events: Set<string>
}

/** In the context of the request. */
const DECISIONS = 'staffDecisions'

/** Not in the context of the request: the CMS saves the documents of a bulk change side by side, with one request. */
const consequences = processState('staffConsequences', () => new AsyncLocalStorage<true>())

const together = processState('staffDecisionsTogether', () => new AsyncLocalStorage<true>())

/** Whether what follows waits until more is saved. */
export function isDecidedTogether(): boolean {
  return together.getStore() === true
}

/** Does several saves of one request that are one decision. */
export function inOneDecision<Result>(req: PayloadRequest, saves: () => Promise<Result>): Promise<Result> {
  // Each save has a copy of the context, with the same decisions.
  decisionsOf(req)
  return together.run(true, saves)
}

export function isStaffDecision(req: PayloadRequest): boolean {
  return isStaff(req) && consequences.getStore() !== true
}

/** Does what follows from a decision of staff, such as offering a seat, and is none itself. */
export function asConsequence<Result>(work: () => Promise<Result>): Promise<Result> {
  return consequences.run(true, work)
}

/** What has been decided so far, to add to. */
export function decisionsOf(req: PayloadRequest): Decisions {
  return (req.context[DECISIONS] ??= { changes: [], events: new Set() }) as Decisions
}

export function takeDecisions(req: PayloadRequest): Decisions {
  const decisions = decisionsOf(req)
  delete req.context[DECISIONS]
  return decisions
}
