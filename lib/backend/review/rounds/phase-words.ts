import type { RoundPhase } from '@/lib/contract/review/reviews'

/** As staff read them. */
export const PHASE_WORDS: Record<RoundPhase, string> = { draft: 'In preparation', reading: 'Being read', deciding: 'Being decided', told: 'Told to applicants' }
