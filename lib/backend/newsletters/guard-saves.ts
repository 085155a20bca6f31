import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { refusal } from '../access/refusal'
import { runStatement, sql } from '../database/statement'
import type { Newsletter } from '../payload-types'
import { lockNewsletter } from './newsletter'
import { isFrozen } from './newsletter-states'

/** What people have, or decides who gets it. */
const FROZEN = ['identifier', 'subject', 'preheader', 'body', 'audience'] as const satisfies (keyof Newsletter)[]

const NEW = { state: 'draft', sendAt: null, sentAt: null, frozenAt: null } as const

/** A new letter is a draft, also a copy; one that was scheduled is a draft again; what people have stays as it is. */
export const guardSaves: CollectionBeforeChangeHook<Newsletter> = async ({ data, operation, originalDoc, req }) => {
  if (req.context.isImport) return data
  if (operation === 'create') return { ...data, ...NEW }
  const present = await lockNewsletter(req, originalDoc?.id ?? '')
  if (!isFrozen(present.state)) return { ...data, ...NEW }
  const changed = FROZEN.some((name) => name in data && comparable(data[name]) !== comparable(originalDoc?.[name]))
  if (changed) throw refusal('It has begun to go out, so its text stays as it is. Duplicate it to write another one.', 409)
  return { ...data, ...present }
}

/** What is scheduled or goes out is cancelled first; with a letter goes who got it. */
export const guardDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { state } = await lockNewsletter(req, String(id))
  if (['scheduled', 'sending', 'paused'].includes(state)) throw refusal('It is scheduled or going out. Cancel that first.', 409)
  await runStatement(req.payload, sql`delete from newsletter_recipients where newsletter_id = ${String(id)}`, req)
}

/** Nothing, in whatever form, is the same. */
function comparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => (part === '' || part === undefined ? null : part)).replaceAll(/"[^"]+":null,?/g, '')
}
