import { randomBytes, randomUUID } from 'node:crypto'
import type { cms } from '@/lib/backend/cms/cms'
import { IMPORT } from '@/lib/backend/content/write-context'
import { inTransaction } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { HOUR } from '@/lib/site/text/durations'
import { toTicketCode } from '@/lib/site/tickets/ticket-code'

type Payload = Awaited<ReturnType<typeof cms>>
type Stored = Record<string, unknown>
type Collection = 'participants' | 'articles' | 'sessions' | 'registrations'
export type Amounts = Partial<Record<Collection, number>>

/** How many documents one transaction writes. */
const BATCH = 250
const HOURS_BETWEEN_ARTICLES = 40

/** What sets a variant apart from the document that it is made of, besides its key. */
const CHANGES: Record<Collection, (original: Stored, number: number, event: string) => Stored> = {
  participants: ({ identifier, fullName }, number, event) => ({
    identifier: `${String(identifier)}-${number}`,
    fullName: withNumber(fullName, number),
    events: [event],
    eventKeys: event,
  }),
  articles: ({ identifier, title, publishedAt }, number) => ({
    identifier: `${String(identifier)}-${number}`,
    title: withNumber(title, number),
    publishedAt: new Date(Date.parse(String(publishedAt)) - number * HOURS_BETWEEN_ARTICLES * HOUR).toISOString(),
  }),
  sessions: ({ title }, number) => ({ title: withNumber(title, number) }),
  registrations: ({ fullName, email, number: place, ticketNumber, ticketCode }, number) => ({
    fullName: withNumber(fullName, number),
    email: String(email).replace('@', `+${number}@`),
    number: Number(place) + number,
    ...(ticketCode !== null && { ticketNumber: Number(ticketNumber) + number, ticketCode: toTicketCode(randomBytes(8)) }),
  }),
}

/**
 * Adds published variants of the demo content in both languages, past validation, access and the expiry of pages.
 *
 * @param eventIdentifier the event to which participants, sessions and registrations belong
 */
export async function seed(payload: Payload, eventIdentifier: string, amounts: Amounts): Promise<void> {
  const { docs } = await payload.find({ collection: 'events', where: { identifier: { equals: eventIdentifier } }, limit: 1, depth: 0 })
  const [event] = docs
  if (!event) throw new Error(`There is no event ${eventIdentifier}.`)
  if (typeof event.capacity === 'number' && amounts.registrations) {
    const capacity = event.capacity + amounts.registrations
    await payload.update({ collection: 'events', id: event.id, data: { capacity }, depth: 0, context: IMPORT })
  }
  for (const [collection, amount] of Object.entries(amounts) as [Collection, number][]) {
    await writeAll(payload, collection, await makeVariants(payload, collection, amount, event.id))
  }
}

/** Repeats the stored documents, in all languages as the database returns them, until there are enough. */
async function makeVariants(payload: Payload, collection: Collection, amount: number, event: string): Promise<Stored[]> {
  const isOfEvent = collection === 'sessions' || collection === 'registrations'
  const options = { collection, limit: 0, pagination: false, sort: 'id', ...(isOfEvent && { where: { event: { equals: event } } }) }
  const { docs: originals } = await payload.db.find<Stored>(options)
  if (originals.length === 0) throw new Error(`There are no ${collection} to make variants of.`)
  return Array.from({ length: amount }, (_, index) => {
    const original = originals[index % originals.length] as Stored
    // The numbers of one original are as far apart as there are originals: places and tickets never meet.
    const number = (Math.floor(index / originals.length) + 1) * originals.length
    const { searchText } = original
    return { ...withNewKeys(original), searchText: withNumber(searchText, number), ...CHANGES[collection](original, number, event) }
  })
}

async function writeAll(payload: Payload, collection: Collection, documents: readonly Stored[]): Promise<void> {
  const hasVersions = Boolean(payload.collections[collection].config.versions)
  for (let start = 0; start < documents.length; start += BATCH) {
    await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
      for (const { id: _, ...data } of documents.slice(start, start + BATCH)) {
        const id = randomUUID()
        const now = new Date().toISOString()
        const times = { createdAt: now, updatedAt: now }
        // Each takes a copy: the adapter moves the keys of list entries elsewhere.
        const copy = () => structuredClone({ ...data, ...times })
        await payload.db.create({ collection, customID: id, data: copy(), req, returning: false })
        if (!hasVersions) continue
        await payload.db.createVersion({ collectionSlug: collection, parent: id, versionData: copy(), ...times, autosave: false, req, returning: false })
      }
    })
  }
}

/** Appends a number to a text, or to the text of each language. */
function withNumber(text: unknown, number: number): unknown {
  if (typeof text === 'string') return `${text} ${number}`
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, withNumber(words, number)]))
}

/** A copy in which each entry of a list has a key of its own. */
function withNewKeys(value: Stored): Stored {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, Array.isArray(field) ? field.map(withNewKey) : field]))
}

function withNewKey(entry: unknown): unknown {
  const hasKey = typeof entry === 'object' && entry !== null && 'id' in entry
  return hasKey ? { ...entry, id: randomBytes(12).toString('hex') } : entry
}
