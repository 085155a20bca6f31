import type { cms } from '@/lib/backend/cms/cms'
import { writeInBulk } from '@/lib/backend/demo/bulk-writer'
import demoParticipants from '@/lib/backend/demo/content/participants.json'
import demoSpeakers from '@/lib/backend/demo/content/speakers.json'
import type { Localized } from '@/lib/backend/demo/localized'
import { DemoWriter } from '@/lib/backend/demo/writer'
import { makeArticles } from './articles'
import type { Gender } from './names'
import type { Amounts } from './options.mjs'
import { makeParticipants } from './participants'
import { Random } from './random'
import { makeSessions } from './sessions'
import { Identifiers } from './transliterate'

type Cms = Awaited<ReturnType<typeof cms>>

/** Where chances begin; the same content comes out every time. */
const START = 2027
/** The newest article of a site that has none. */
const FIRST_ARTICLE = Date.parse('2026-11-01T09:00:00Z')

/**
 * Fills the database with made-up content, as much as is asked for, in both languages.
 *
 * @param eventIdentifier the event to which participants and sessions belong
 * @throws Error when there is no such event, or it has no days to put sessions on
 */
export async function fill(payload: Cms, amounts: Amounts, eventIdentifier: string): Promise<void> {
  const event = await findEvent(payload, eventIdentifier)
  const writer = new DemoWriter(payload)
  const richText = (markdown: Localized) => writer.richText(markdown)
  if (amounts.participants > 0) {
    const [random, identifiers] = [new Random(START), await identifiersOf(payload, 'participants')]
    const portraits = await findPortraits(payload)
    const people = makeParticipants(amounts.participants, { random, identifiers, portraits, event: event.id, richText })
    await writeInBulk(payload, 'participants', people)
  }
  if (amounts.articles > 0) {
    const [random, identifiers] = [new Random(START + 1), await identifiersOf(payload, 'articles')]
    const articles = makeArticles(amounts.articles, { random, identifiers, ...(await findArticles(payload)), richText })
    await writeInBulk(payload, 'articles', articles)
  }
  if (amounts.sessions > 0) {
    const agenda = await findAgenda(payload, event.id)
    if (agenda.days.length === 0) throw new Error(`The event ${eventIdentifier} has no days to put sessions on.`)
    const place = { random: new Random(START + 2), event: event.id, timeZone: event.timezone, ...agenda }
    await writeInBulk(payload, 'sessions', makeSessions(amounts.sessions, place))
  }
}

async function findEvent(payload: Cms, identifier: string) {
  const { docs } = await payload.find({ collection: 'events', depth: 0, pagination: false })
  const event = docs.find((each) => each.identifier === identifier)
  if (event) return event
  throw new Error(`There is no event ${identifier}; there are: ${docs.map((each) => each.identifier).join(', ') || 'none'}.`)
}

async function identifiersOf(payload: Cms, collection: 'participants' | 'articles'): Promise<Identifiers> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: { identifier: true } })
  return new Identifiers(docs.map(({ identifier }) => identifier))
}

/** The portraits of the demo people; those of others might not want to lend theirs. */
async function findPortraits(payload: Cms): Promise<Record<Gender, string[]>> {
  const select = { identifier: true, photo: true } as const
  const found = await Promise.all([
    payload.find({ collection: 'participants', depth: 0, pagination: false, select }),
    payload.find({ collection: 'speakers', depth: 0, pagination: false, select }),
  ])
  const photos = new Map(found.flatMap(({ docs }) => docs).map(({ identifier, photo }) => [identifier, photo]))
  const of = (gender: Gender) =>
    [...demoParticipants, ...demoSpeakers]
      .filter((person) => person.gender === gender)
      .map(({ identifier }) => photos.get(identifier))
      .filter((photo) => typeof photo === 'string')
  return { f: of('f'), m: of('m') }
}

async function findArticles(payload: Cms): Promise<{ covers: string[]; newest: number }> {
  const { docs } = await payload.find({ collection: 'articles', depth: 0, pagination: false, sort: '-publishedAt' })
  const covers = docs.map(({ coverImage }) => coverImage).filter((cover) => typeof cover === 'string')
  const [newest] = docs
  return { covers, newest: newest?.publishedAt ? Date.parse(newest.publishedAt) : FIRST_ARTICLE }
}

/** The days of an event, who speaks at it, and when they are on a stage already. */
async function findAgenda(payload: Cms, event: string) {
  const shared = { depth: 0, pagination: false } as const
  const [days, sessions, speakers] = await Promise.all([
    payload.find({ ...shared, collection: 'session-days', where: { event: { equals: event } }, sort: 'date' }),
    payload.find({ ...shared, collection: 'sessions', where: { event: { equals: event } } }),
    payload.find({ ...shared, collection: 'speakers', where: { events: { in: [event] } }, sort: '_order' }),
  ])
  const appearances = sessions.docs.flatMap(({ startsAt, endsAt, speakers: booked }) =>
    (booked ?? []).map((speaker) => ({
      speaker: typeof speaker === 'string' ? speaker : speaker.id,
      from: Date.parse(startsAt),
      to: Date.parse(endsAt ?? startsAt),
    })),
  )
  return { days: days.docs, speakers: speakers.docs.map(({ id }) => id), appearances }
}
