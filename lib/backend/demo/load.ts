import type { CollectionSlug, Payload } from 'payload'
import { WITHOUT_EXPIRY } from '../content/expire-pages'
import aboutStatements from './content/about-statements.json'
import articles from './content/articles.json'
import commons from './content/commons.json'
import events from './content/events.json'
import faqs from './content/faqs.json'
import lineups from './content/lineups.json'
import participants from './content/participants.json'
import partners from './content/partners.json'
import sessionDays from './content/session-days.json'
import sessions from './content/sessions.json'
import speakers from './content/speakers.json'
import teamMembers from './content/team-members.json'
import testimonials from './content/testimonials.json'
import type { Localized } from './localized'
import { DemoWriter } from './writer'

/** Under which name the database remembers how far the demo content came. */
const STATE_KEY = 'demo-content'

const CONTENT: CollectionSlug[] = [
  'sessions',
  'session-days',
  'lineups',
  'faqs',
  'testimonials',
  'partners',
  'about-statements',
  'articles',
  'speakers',
  'participants',
  'team-members',
  'events',
  'media',
]

/**
 * Fills an empty database with the demo content, once. A load that was cut off is cleared away and
 * begun anew at the next start; content that staff made is never touched.
 *
 * @returns whether anything was loaded
 */
export async function loadDemoContent(payload: Payload): Promise<boolean> {
  if (await isSettled(payload)) return false
  await payload.kv.set(STATE_KEY, { state: 'loading' })
  await load(new DemoWriter(payload))
  await payload.kv.set(STATE_KEY, { state: 'loaded' })
  return true
}

/**
 * Clears away a load that was cut off and lets the site start empty, for whoever wants no demo content.
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
  const counts = await Promise.all(CONTENT.map((collection) => payload.count({ collection })))
  const [home, contact] = await Promise.all([
    payload.findGlobal({ slug: 'home', depth: 0 }),
    payload.findGlobal({ slug: 'contact', depth: 0 }),
  ])
  return counts.some(({ totalDocs }) => totalDocs > 0) || Boolean(home.hero?.title ?? contact.name)
}

async function clear(payload: Payload): Promise<void> {
  for (const collection of CONTENT) {
    await payload.delete({ collection, where: {}, context: WITHOUT_EXPIRY })
  }
}

async function load(writer: DemoWriter): Promise<void> {
  const eventKeys = new Map<string | null, string>()
  for (const { description, gettingThere, venue, highlights, coverImage, gallery, ...event } of events) {
    const key = await writer.create('events', {
      ...event,
      description: writer.richText(description),
      gettingThere: writer.richText(gettingThere),
      venue: { ...venue, text: writer.richText(venue.text), map: await writer.picture(venue.map) },
      highlights: await writer.illustrated(highlights),
      coverImage: await writer.picture(coverImage),
      gallery: await writer.gallery(gallery),
    })
    eventKeys.set(event.identifier, key)
  }
  const keysOf = (identifiers: readonly string[]) => identifiers.map((identifier) => eventKeys.get(identifier))
  const portrait = (folder: string, name: string, of: Localized) =>
    writer.picture({ file: `${folder}/${name}.webp`, alt: { en: `Portrait of ${of.en}`, ka: `პორტრეტი: ${of.ka}` } })

  const speakerKeys = new Map<string, string>()
  for (const { gender: _gender, age: _age, bio, events: of, ...speaker } of speakers) {
    const key = await writer.create('speakers', {
      ...speaker,
      bio: writer.richText(bio),
      photo: await portrait('speakers', speaker.identifier, speaker.fullName),
      events: keysOf(of),
    })
    speakerKeys.set(speaker.identifier, key)
  }
  for (const { gender: _gender, age: _age, bio, events: of, ...participant } of participants) {
    await writer.create('participants', {
      ...participant,
      bio: writer.richText(bio),
      photo: await portrait('participants', participant.identifier, participant.fullName),
      events: keysOf(of),
    })
  }
  for (const { gender: _gender, age: _age, bio, ...member } of teamMembers) {
    await writer.create('team-members', {
      ...member,
      bio: writer.richText(bio),
      photo: await portrait('team', member.identifier, member.fullName),
    })
  }

  const dayKeys = new Map<string, string>()
  for (const { key, event, ...day } of sessionDays) {
    dayKeys.set(key, await writer.create('session-days', { ...day, event: eventKeys.get(event) }))
  }
  for (const { event, sessionDay, speakers: by, ...session } of sessions) {
    await writer.create('sessions', {
      ...session,
      event: eventKeys.get(event),
      sessionDay: dayKeys.get(sessionDay),
      speakers: by.map((identifier) => speakerKeys.get(identifier)),
    })
  }

  for (const { event, image, ...lineup } of lineups) {
    await writer.create('lineups', { ...lineup, event: eventKeys.get(event), image: await writer.picture(image) })
  }
  for (const { key, mark: _mark, events: of, ...partner } of partners) {
    const logo = await writer.picture({ file: `partners/${key}.webp`, alt: partner.name })
    await writer.create('partners', { ...partner, logo, events: keysOf(of) })
  }
  for (const { key, gender: _gender, event, ...testimonial } of testimonials) {
    const photo = await portrait('testimonials', key, testimonial.author)
    await writer.create('testimonials', { ...testimonial, photo, event: eventKeys.get(event) })
  }
  for (const { answer, event, ...faq } of faqs) {
    await writer.create('faqs', { ...faq, answer: writer.richText(answer), event: eventKeys.get(event) })
  }
  for (const { image, ...statement } of aboutStatements) {
    await writer.create('about-statements', { ...statement, image: await writer.picture(image) })
  }
  for (const { body, coverImage, ...article } of articles) {
    await writer.create('articles', {
      ...article,
      body: writer.richText(body),
      coverImage: await writer.picture(coverImage),
    })
  }
  await loadCommons(writer, eventKeys)
}

async function loadCommons(writer: DemoWriter, eventKeys: Map<string | null, string>): Promise<void> {
  const { home, contact, about, galiJazz, careers, privacy } = commons
  const logo = { file: 'brand/logo.webp', alt: { en: 'Leadx', ka: 'Leadx' } }
  await writer.fill('home', {
    ...home,
    hero: { ...home.hero, image: await writer.picture(home.hero.image) },
    subscription: { ...home.subscription, image: await writer.picture(home.subscription.image) },
  })
  await writer.fill('contact', { ...contact, logo: await writer.picture(logo), map: await writer.picture(contact.map) })
  await writer.fill('about', {
    ...about,
    text: writer.richText(about.text),
    image: await writer.picture(about.image),
  })
  const gallery: unknown[] = []
  for (const { caption, ...picture } of galiJazz.gallery) {
    const image = await writer.picture(picture)
    if (image) gallery.push({ image, caption })
  }
  await writer.fill('gali-jazz', {
    ...galiJazz,
    text: writer.richText(galiJazz.text),
    image: await writer.picture(galiJazz.image),
    event: eventKeys.get(galiJazz.event),
    gallery,
  })
  await writer.fill('careers', { ...careers, text: writer.richText(careers.text) })
  await writer.fill('privacy', { ...privacy, text: writer.richText(privacy.text) })
}
