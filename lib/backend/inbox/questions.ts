import type { PayloadRequest } from 'payload'
import type { QUESTION_FORMS } from '@/lib/contract/fields/questions'

/** A question of an event as staff read it. */
export interface AskedQuestion {
  key: string
  label: string
  form: string
  options?: { id?: string | null; label?: string | null }[] | null
}

/** An event's title with its own questions. */
export interface QuestionedEvent {
  title: string
  questions: AskedQuestion[]
}

/**
 * Reads what events ask, in English.
 *
 * @param keys the keys of the events, drafts included
 * @param form the form whose questions are wanted
 */
export async function readQuestions(
  req: PayloadRequest,
  keys: readonly string[],
  form: (typeof QUESTION_FORMS)[number],
): Promise<Map<string, QuestionedEvent>> {
  if (keys.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: [...keys] } },
    select: { title: true, questions: true },
    locale: 'en',
    depth: 0,
    pagination: false,
    req,
  })
  const events = docs as unknown as { id: string; title?: string | null; questions?: AskedQuestion[] | null }[]
  return new Map(
    events.map(({ id, title, questions }) => [
      id,
      { title: title ?? id, questions: (questions ?? []).filter((question) => question.form === form) },
    ]),
  )
}

/** An answer in words: choices by what they are called, yes and no as such. */
export function answerText({ options }: AskedQuestion, answer: unknown): string {
  if (answer === null || answer === undefined) return ''
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  const toWord = (value: unknown) => options?.find(({ id }) => id === value)?.label ?? String(value)
  return Array.isArray(answer) ? answer.map(toWord).join('; ') : toWord(answer)
}
