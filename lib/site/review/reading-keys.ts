import { HIGHEST_SCORE, LOWEST_SCORE } from '@/lib/contract/review/score-range'

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

/** Where the focus is: in a text field, on a mark, on a button or link, or nowhere in particular. */
export type KeyTarget = 'text' | 'mark' | 'control' | 'page'

type ReadingAct = { kind: 'mark'; score: number } | { kind: 'move'; step: -1 | 1 } | { kind: 'send' }

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * What a key does while an application is read; null leaves it to the browser: in text fields all but sending, and on marks the arrows, which
 * change the mark there.
 *
 * @param areOn whether single keys are switched on: who speaks to a computer, or trembles, presses them unawares
 */
export function readingAct(pressed: PressedKey, target: KeyTarget, areOn: boolean): ReadingAct | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed
  if (isComposing || altKey || shiftKey) return null
  if (ctrlKey || metaKey) return key === 'Enter' ? { kind: 'send' } : null
  if (!areOn || target === 'text') return null
  const score = /^\d$/.test(key) ? Number(key) : 0
  if (score >= LOWEST_SCORE && score <= HIGHEST_SCORE) return { kind: 'mark', score }
  const step = STEPS[key]
  return step && target !== 'mark' ? { kind: 'move', step } : null
}

/** The criterion that a mark is for: the one with the focus, else the first without a mark. */
export function criterionToMark(criteria: readonly { key: string }[], scores: Readonly<Record<string, number>>, focused: string | null): string | null {
  return focused ?? unmarked(criteria, scores)[0] ?? null
}

/** Where the focus goes after a mark: to the next criterion without one, or it stays. */
export function criterionAfter(criteria: readonly { key: string }[], scores: Readonly<Record<string, number>>, marked: string): string {
  const index = criteria.findIndex(({ key }) => key === marked)
  const order = [...criteria.slice(index + 1), ...criteria.slice(0, index)]
  return unmarked(order, scores)[0] ?? marked
}

export function unmarked(criteria: readonly { key: string }[], scores: Readonly<Record<string, number>>): string[] {
  return criteria.map(({ key }) => key).filter((key) => scores[key] === undefined)
}
