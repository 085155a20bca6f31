import type { Question } from '@/lib/contract/fields/questions'

/** The questions on one form of an event. One that is no longer asked is left out, as is a choice without choices: nobody could answer it. */
export function questionsOf({ questions }: { questions: readonly Question[] }, form: Question['form']): Question[] {
  return questions.filter((question) => question.form === form && !question.isRetired && (!needsChoices(question.kind) || question.options.length > 0))
}

/** Whether an answer of a kind is one of several choices, or some of them. */
export function needsChoices(kind: unknown): boolean {
  return kind === 'choice' || kind === 'several'
}
