import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { recordChange } from '../changes/record'
import { whileMailRests } from '../mail/queue'
import { refusal } from '../refusal'
import { moveOn } from '../registrations/staff-changes'
import { inTransaction } from '../transaction'
import { INBOX, requireDesk } from './desk'

const BodySchema = z.object({ email: z.email().max(254) })

/**
 * Deletes everything that one person sent, with all that follows from it: `POST /cms/api/people/erase` with
 * `{ "email": "…" }`. Letters that wait or lie in the outbox go too, seats move on, and the note of it
 * names nobody.
 */
export const eraseEndpoint: Endpoint = {
  path: '/people/erase',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const parsed = BodySchema.safeParse(await req.json?.().catch(() => null))
    if (!parsed.success) throw refusal('Write the whole e-mail address.', 422)
    const email = parsed.data.email.toLowerCase()
    // The queue writes down what becomes of a letter it works on, so none may be deleted meanwhile.
    const erased = await whileMailRests(req.payload, async () => {
      const counts = await inTransaction(req.payload, DEFAULT_LOCALE, (own) => eraseAll(Object.assign(own, { user: req.user }), email))
      return { ...counts, letters: eraseOutbox(email) }
    })
    return Response.json({ message: toSentence(erased), erased })
  },
}

async function eraseAll(req: PayloadRequest, email: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const events = new Set<string>()
  for (const collection of INBOX) {
    const documents = await findOf(req, collection, email)
    for (const document of documents) {
      if (collection === 'registrations') events.add(String(document.event))
      await req.payload.db.deleteOne({ collection, where: { id: { equals: document.id } }, req })
    }
    erased[collection] = documents.length
  }
  erased.waitingLetters = await eraseWaitingLetters(req, email)
  // Always in the same order, so that two of these never wait for each other.
  for (const key of [...events].sort()) await moveOn(req, key)
  const counts = Object.entries(erased).map(([what, count]) => `${what} ${count}`)
  await recordChange(req, { action: 'erased', entity: 'people', title: counts.join(', ') })
  return erased
}

async function findOf(req: PayloadRequest, collection: (typeof INBOX)[number], email: string) {
  // Messages keep the address as it was typed; `like` ignores its case, and finds longer addresses besides.
  const where: Where = { email: { like: email } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  return (docs as unknown as { id: string; email: string; event?: unknown }[]).filter((document) => document.email.toLowerCase() === email)
}

async function eraseWaitingLetters(req: PayloadRequest, email: string): Promise<number> {
  const jobs = { collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } } as const
  const { docs } = await req.payload.find({ ...jobs, depth: 0, pagination: false, req })
  const own = docs.filter(({ input }) => {
    const { mail } = (input ?? {}) as { mail?: { to?: string; replyTo?: string } }
    return [mail?.to, mail?.replyTo].some((address) => address?.toLowerCase() === email)
  })
  for (const { id } of own) await req.payload.delete({ collection: 'payload-jobs', id, req })
  return own.length
}

/** Deletes the letters to or on behalf of an address from the folder that stands in for a mail server. */
function eraseOutbox(email: string): number {
  const folder = path.join(env().DATA_DIR, 'outbox')
  const own = listLetters(folder).filter((file) => {
    const [head = ''] = readFileSync(file, 'utf8').split(/\r?\n\r?\n/, 1)
    return head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .some((line) => /^(to|reply-to):/i.test(line) && line.toLowerCase().split(/[\s<>,:]+/).includes(email))
  })
  for (const file of own) rmSync(file, { force: true })
  return own.length
}

function listLetters(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

function toSentence(erased: Record<string, number>): string {
  const total = INBOX.reduce((sum, collection) => sum + (erased[collection] ?? 0), 0)
  return total === 0 ? 'There is nothing of this address.' : `Everything of this address is deleted: ${total} ${total === 1 ? 'entry' : 'entries'}.`
}
