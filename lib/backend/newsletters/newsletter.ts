import { NotFound, type Payload, type PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { toStored, type StoredDocument } from '../content/reading/reading'
import { expireTagAfterCommit } from '../content/expire-pages'
import { runStatement, sql } from '../database/statement'
import { wakeAfterCommit } from '../database/queue/queue-job'
import { lockFor, withLocaleRestored } from '../database/transaction'
import { refusal } from '../access/refusal'
import type { Newsletter } from '../payload-types'
import { stateAfter, type NewsletterAct, type NewsletterState } from './newsletter-states'

/** A letter in all languages, each text an object of them. */
export type StoredNewsletter = StoredDocument & Pick<Newsletter, 'id' | 'identifier' | 'audience' | 'state' | 'updatedAt'>

/** @throws NotFound */
export async function readNewsletter(payload: Payload, id: string, req?: PayloadRequest): Promise<StoredNewsletter> {
  const read = () => payload.findByID({ collection: 'newsletters', id, locale: 'all', depth: 0, disableErrors: true, req })
  const letter = req ? await withLocaleRestored(req, read) : await read()
  if (!letter) throw new NotFound()
  const { identifier, audience, state, updatedAt } = letter
  return { ...toStored(letter), id, identifier, audience, state, updatedAt }
}

/** A text of a letter in one language. */
export function textOf(letter: StoredNewsletter, name: 'subject' | 'preheader', locale: Locale): string {
  const texts = letter[name] as Partial<Record<Locale, string | null>> | null | undefined
  return texts?.[locale] ?? ''
}

const REFUSALS: Record<NewsletterAct, string> = {
  save: 'It has begun to go out, so its text stays as it is.',
  send: 'It was sent already, or is being sent.',
  schedule: 'It was sent already, or is being sent.',
  pause: 'It is not being sent, so there is nothing to pause.',
  resume: 'It is not paused.',
  cancel: 'It is neither scheduled nor being sent.',
  begin: 'It is not scheduled.',
  finish: 'It is not being sent.',
}

/** Lets no other transaction change the state of a letter until the end of this one. @returns the present state, with its times */
export async function lockNewsletter(req: PayloadRequest, id: string): Promise<{ state: NewsletterState } & Record<'sendAt' | 'sentAt' | 'frozenAt', string | null>> {
  await lockFor(req, `newsletter ${id}`)
  const [row] = await runStatement<{ state: NewsletterState } & Record<'send_at' | 'sent_at' | 'frozen_at', string | Date | null>>(req.payload, sql`select state, send_at, sent_at, frozen_at from newsletters where id = ${id}`, req)
  if (!row) throw new NotFound()
  const toInstant = (time: string | Date | null) => time && new Date(time).toISOString()
  return { state: row.state, sendAt: toInstant(row.send_at), sentAt: toInstant(row.sent_at), frozenAt: toInstant(row.frozen_at) }
}

/** Gives a letter the state that follows from an act, in the transaction of the request. @throws APIError 409 where it is not allowed */
export async function actOn(req: PayloadRequest, id: string, act: NewsletterAct, sendAt: string | null = null): Promise<NewsletterState> {
  const before = await lockNewsletter(req, id)
  const state = stateAfter(before.state, act)
  if (!state) throw refusal(REFUSALS[act], 409)
  const now = new Date().toISOString()
  const times = { sendAt: act === 'schedule' ? sendAt : act === 'cancel' && state === 'draft' ? null : before.sendAt, sentAt: act === 'send' || act === 'begin' ? now : before.sentAt }
  await runStatement(req.payload, sql`update newsletters set state = ${state}, send_at = ${times.sendAt}, sent_at = ${times.sentAt}, updated_at = ${now} where id = ${id}`, req)
  // The state is no part of a version: one that is brought back has the present one.
  await runStatement(req.payload, sql`update _newsletters_v set version_state = ${state}, version_send_at = ${times.sendAt}, version_sent_at = ${times.sentAt} where parent_id = ${id}`, req)
  await expireTagAfterCommit(req, 'newsletters')
  await wakeAfterCommit(req)
  return state
}
