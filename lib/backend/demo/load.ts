import type { Payload } from 'payload'
import type { ContentCollection } from '@/lib/site/cache-tags'
import { IMPORT } from '../content/write-context'
import aboutStatements from './content/about-statements.json'
import articles from './content/articles.json'
import commons from './content/commons.json'
import events from './content/events.json'
import faqs from './content/faqs.json'
import lineups from './content/lineups.json'
import newsletters from './content/newsletters.json'
import participants from './content/participants.json'
import partners from './content/partners.json'
import sessionDays from './content/session-days.json'
import sessions from './content/sessions.json'
import speakers from './content/speakers.json'
import teamMembers from './content/team-members.json'
import testimonials from './content/testimonials.json'
import { createDemoGuests } from './guests'
import type { Localized } from './localized'
import { createDemoRound, DEMO_JURORS } from './review-round'
import { DemoWriter, type DemoDocument, type DemoPicture } from './writer'

/** The key under which the database stores the progress of the load. */
const STATE_KEY = 'demo-content'

/** All content, in the order of writing: documents come before those that refer to them. */
const CONTENT: Record<ContentCollection, readonly DemoDocument[]> = {
  events,
  speakers: speakers.map((person) => ({ ...person, photo: portrait('speakers', person.identifier, person.fullName) })),
  participants: participants.map((person) => ({ ...person, photo: portrait('participants', person.identifier, person.fullName) })),
  'team-members': teamMembers.map((person) => ({ ...person, photo: portrait('team', person.identifier, person.fullName) })),
  'session-days': sessionDays,
  sessions,
  lineups,
  partners: partners.map((partner) => ({ ...partner, logo: { file: `partners/${partner.key}.webp`, alt: partner.name } })),
  testimonials: testimonials.map((testimonial) => ({ ...testimonial, photo: portrait('testimonials', testimonial.key, testimonial.author) })),
  faqs,
  'about-statements': aboutStatements,
  articles,
  newsletters,
}

const COLLECTIONS = Object.keys(CONTENT) as ContentCollection[]

function portrait(folder: string, name: string, of: Localized): DemoPicture {
  return { file: `${folder}/${name}.webp`, alt: { en: `Portrait of ${of.en}`, ka: `პორტრეტი: ${of.ka}` } }
}

/**
 * Fills an empty database with the demo content, once. A load that was cut off is cleared away and
 * begun anew at the next start; content that staff made is never touched.
 *
 * @returns whether anything was loaded
 */
export async function loadDemoContent(payload: Payload): Promise<boolean> {
  if (await isSettled(payload)) return false
  await payload.kv.set(STATE_KEY, { state: 'loading' })
  const writer = new DemoWriter(payload)
  await load(writer)
  await createDemoGuests(payload)
  await createDemoRound(payload, writer)
  await payload.kv.set(STATE_KEY, { state: 'loaded' })
  return true
}

/**
 * Clears away a load that was cut off and lets the site start empty, without demo content.
 */
export async function dropUnfinishedDemoContent(payload: Payload): Promise<void> {
  const state = await payload.kv.get<{ state: string }>(STATE_KEY)
  if (state?.state !== 'loading') return
  await clear(payload)
  await payload.kv.set(STATE_KEY, { state: 'loaded' })
}

/** Whether there is content already; a load that was cut off does not count, and is cleared away. */
async function isSettled(payload: Payload): Promise<boolean> {
  const state = await payload.kv.get<{ state: string }>(STATE_KEY)
  if (state?.state === 'loading') await clear(payload)
  if (state) return state.state === 'loaded'
  const counts = await Promise.all([...COLLECTIONS, 'media' as const].map((collection) => payload.count({ collection })))
  const [home, contact] = await Promise.all([
    payload.findGlobal({ slug: 'home', depth: 0 }),
    payload.findGlobal({ slug: 'contact', depth: 0 }),
  ])
  return counts.some(({ totalDocs }) => totalDocs > 0) || Boolean(home.hero?.title ?? contact.name)
}

async function clear(payload: Payload): Promise<void> {
  for (const collection of ['review-assignments', 'review-rounds', 'accelerators', 'registrations', ...COLLECTIONS.toReversed(), 'media'] as const) {
    await payload.delete({ collection, where: {}, context: IMPORT })
  }
  await payload.delete({ collection: 'users', where: { email: { in: DEMO_JURORS } }, context: IMPORT })
}

async function load(writer: DemoWriter): Promise<void> {
  for (const collection of COLLECTIONS) {
    for (const document of CONTENT[collection]) await writer.create(collection, document)
  }
  const { home, contact, about, galiJazz, careers, privacy } = commons
  await writer.fill('home', home)
  await writer.fill('contact', { ...contact, logo: { file: 'brand/logo.webp', alt: { en: 'Leadx', ka: 'Leadx' } } })
  await writer.fill('about', about)
  await writer.fill('gali-jazz', { ...galiJazz, gallery: galiJazz.gallery.map(({ caption, ...image }) => ({ image, caption })) })
  await writer.fill('careers', careers)
  await writer.fill('privacy', privacy)
}
