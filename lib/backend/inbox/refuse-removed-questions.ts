import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { refusal } from '../access/refusal'
import { lockFor, withLocaleRestored } from '../database/transaction'
import type { Event } from '../payload-types'
import { countAnswers } from './count-answers'
import type { EventQuestion } from './questions'
import { removedFrom, type Removed } from './removed-questions'

const INSTEAD = 'Put it back, and tick “No longer asked” to leave it out of the form.'
const REWORD = 'Put it back; you can reword it.'

/** Refuses to publish an event without a question or a choice that answers name: lists and exports would have no words for them. */
export const refuseRemovedQuestions: CollectionBeforeChangeHook<Event> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc?.id || data._status !== 'published') return data
  const present = data.questions ?? originalDoc.questions ?? []
  const removed = removedFrom(await readStored(req, originalDoc.id), present)
  if (removed.length === 0) return data
  await lockFor(req, originalDoc.id)
  const sentences: string[] = []
  for (const one of removed) {
    const count = await countAnswers(req, originalDoc.id, one)
    if (count > 0) sentences.push(sentenceOn(one, count))
  }
  if (sentences.length > 0) throw refusal(sentences.join(' '), 409)
  return data
}

/** The present or former published version, beside which drafts are kept. */
async function readStored(req: PayloadRequest, id: string): Promise<EventQuestion[]> {
  const { questions } = await withLocaleRestored(req, () =>
    req.payload.findByID({ collection: 'events', id, select: { questions: true }, locale: DEFAULT_LOCALE, depth: 0, req }),
  )
  return questions ?? []
}

function sentenceOn({ question, choice }: Removed, count: number): string {
  const people = count === 1 ? '1 person has' : `${count} people have`
  if (choice) return `${people} chosen “${choice.label}” in answer to the question “${question.label}”. ${REWORD}`
  return `${people} answered this question: “${question.label}”. ${INSTEAD}`
}
