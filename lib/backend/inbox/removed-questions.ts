import type { EventQuestion } from './questions'

type Choice = NonNullable<EventQuestion['options']>[number]

export interface Removed {
  question: EventQuestion
  /** Null where the whole question is gone. */
  choice: Choice | null
}

/** Finds removed questions, and removed choices of the others: by key of the form, and by id. */
export function removedFrom(before: readonly EventQuestion[], after: readonly EventQuestion[]): Removed[] {
  return before.flatMap((question): Removed[] => {
    const present = after.find(({ form, key }) => form === question.form && key === question.key)
    if (!present) return [{ question, choice: null }]
    const kept = new Set((present.options ?? []).map(({ id }) => id))
    return (question.options ?? []).flatMap((choice) => (kept.has(choice.id) ? [] : [{ question, choice }]))
  })
}
