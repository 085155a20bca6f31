import type { PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { formerFacts, namePattern, type FormerFact } from './former-facts'
import { hasLocalisedTexts, localisedTexts } from './localised-texts'
import type { Place } from './stored-texts'
import { wordsOf } from './words-of'

type Values = Record<string, unknown>

/** A text that names what is no longer so. */
interface Naming {
  place: Place
  path: string
  locale: Locale
  facts: { label: string; words: string }[]
}

/** Whether texts elsewhere may name the time and place of a document. */
export function hasFacts({ entity }: Place): boolean {
  return entity === 'events' || entity === 'sessions'
}

/** The published texts of an event, and of what belongs to it, that name a time or place which held before a change. */
export async function findNaming(req: PayloadRequest, { entity, document }: Place, before: Values, after: Values): Promise<Naming[]> {
  if (!document || !hasFacts({ entity })) return []
  if (entity === 'events') {
    const facts = formerFacts(before, after)
    return facts.length === 0 ? [] : search(await readTexts(req, document), () => facts)
  }
  return findNamingSession(req, document, before, after)
}

/** Other texts of the event are about a session where they name it, or its room, if that is no room of the event any more. */
async function findNamingSession(req: PayloadRequest, id: string, before: Values, after: Values): Promise<Naming[]> {
  const eventId = String(after.event)
  const event = await req.payload.db.findOne<{ id: string; timezone?: string }>({ collection: 'events', where: { id: { equals: eventId } }, req })
  const timezone = event?.timezone
  const facts = formerFacts({ ...before, timezone }, { ...after, timezone })
  if (facts.length === 0) return []
  const texts = await readTexts(req, eventId)
  const stages = texts.filter(({ place, path }) => place.entity === 'sessions' && path === 'stage').map(({ words }) => words)
  const goneRooms = facts.filter(({ label, pattern }) => label === 'room' && !stages.some((stage) => pattern.test(stage)))
  const titles = Object.values(Object(after.title) as Record<string, unknown>).map(wordsOf).filter(Boolean).map(namePattern)
  return search(texts, ({ place, words }) => (place.document === id || titles.some((title) => title.test(words)) ? facts : goneRooms))
}

interface ReadText {
  place: Place
  path: string
  locale: Locale
  words: string
}

function search(texts: readonly ReadText[], factsFor: (text: ReadText) => readonly FormerFact[]): Naming[] {
  return texts.flatMap((text) => {
    const facts = factsFor(text).flatMap(({ label, pattern }) => {
      const [words] = pattern.exec(text.words) ?? []
      return words ? [{ label, words }] : []
    })
    const { place, path, locale } = text
    return facts.length > 0 ? [{ place, path, locale, facts }] : []
  })
}

/** Every text of an event and of the documents that name it, as visitors read them. */
async function readTexts(req: PayloadRequest, event: string): Promise<ReadText[]> {
  const texts: ReadText[] = []
  for (const { slug, flattenedFields, versions } of req.payload.config.collections) {
    // What has no drafts is not published: a round of review, for example.
    if (!versions?.drafts || !hasLocalisedTexts(flattenedFields)) continue
    const link = slug === 'events' ? 'id' : flattenedFields.find((field) => field.type === 'relationship' && field.relationTo === 'events')?.name
    if (!link) continue
    const where = { and: [{ [link]: { in: [event] } }, { _status: { equals: 'published' } }] }
    const { docs } = await req.payload.db.find<Values & { id: string }>({ collection: slug, where, sort: 'id', pagination: false, req })
    for (const document of docs) {
      for (const { path, values } of localisedTexts(flattenedFields, document)) {
        texts.push(...LOCALES.map((locale) => ({ place: { entity: slug, document: document.id }, path, locale, words: wordsOf(values[locale]) })))
      }
    }
  }
  return texts
}
