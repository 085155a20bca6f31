import type { PayloadRequest } from 'payload'
import { fileNameOf } from '@/lib/site/forms/answer-text'
import type { Event } from '../payload-types'

export type EventQuestion = NonNullable<Event['questions']>[number]

export interface EventQuestions {
  title: string
  timeZone: string
  questions: EventQuestion[]
}

/** Reads the questions on one form of events, drafts included, in English, by the id of the event. */
export async function readQuestions(
  req: PayloadRequest,
  eventIds: readonly string[],
  form: EventQuestion['form'],
): Promise<Map<string, EventQuestions>> {
  if (eventIds.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: [...eventIds] } },
    select: { title: true, timezone: true, questions: true },
    locale: 'en',
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(
    docs.map(({ id, title, timezone, questions }) => [
      id,
      { title: title || id, timeZone: timezone, questions: (questions ?? []).filter((question) => question.form === form) },
    ]),
  )
}

export function answerText(answer: unknown, question?: EventQuestion): string {
  if (answer === null || answer === undefined) return ''
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  const labelOf = (value: unknown) => question?.options?.find(({ id }) => id === value)?.label ?? (fileNameOf(value) || String(value))
  return Array.isArray(answer) ? answer.map(labelOf).join('; ') : labelOf(answer)
}
