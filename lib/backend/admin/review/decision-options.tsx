import { DECISION_WORDS } from './round-sentences'
import type { Decision } from '@/lib/contract/review/decisions'

const ENTRIES = Object.entries(DECISION_WORDS) as [Decision, string][]

/** What can be decided; the first takes a decision back that nobody was told. */
export function DecisionOptions() {
  return (
    <>
      <option value="">No decision</option>
      {ENTRIES.map(([decision, words]) => (
        <option key={decision} value={decision}>
          {words}
        </option>
      ))}
    </>
  )
}

export function toDecision(value: string): Decision | null {
  return ENTRIES.find(([decision]) => decision === value)?.[0] ?? null
}
