import type { Event, SignUp } from '@/lib/contract/events'
import { applicationStatus, registrationStatus } from '@/lib/site/events/registration-status'
import { asList, figures, html, image, images, plain, text } from '../reading/fields'
import { toImage } from '../reading/images'
import type { Reading, StoredDocument } from '../reading/reading'
import { toHtml } from '../reading/rich-text'
import { takenSeats } from '../taken-seats'
import type { Caller, ListSource } from '../reading/sources'

const TIMING = ['status', 'startsAt', 'endsAt']

export const events: ListSource = {
  collection: 'events',
  order: ['-isCurrent', '-startsAt'],
  localizedSearch: true,
  fields: {
    identifier: plain('identifier'),
    title: text('title'),
    fullTitle: text('fullTitle'),
    summary: text('summary'),
    description: html('description'),
    kind: plain('kind'),
    isFeatured: plain('isFeatured', false),
    isCurrent: plain('isCurrent', false),
    isApplyActive: plain('isApplyActive', false),
    isRegistrationActive: plain('isRegistrationActive', false),
    lineupsCount: { needs: [], read: (document) => document.lineupsCount ?? 0 },
    startsAt: plain('startsAt'),
    endsAt: plain('endsAt'),
    timezone: plain('timezone'),
    venue: { needs: ['venue'], read: (document, reading) => toVenue(document.venue, reading) },
    coverImage: image('coverImage'),
    gallery: images('gallery'),
    gettingThere: html('gettingThere'),
    highlights: {
      needs: ['highlights'],
      read: (document, reading, field) =>
        asList(document.highlights).flatMap(({ title, text, image }) => {
          const heading = reading.pick(field, title)
          if (!heading) return []
          return [{ title: heading, text: reading.pick(field, text) ?? '', image: toImage(image, reading) }]
        }),
    },
    figures,
    status: plain('status'),
    capacity: plain('capacity'),
    isFull: { needs: ['capacity'], read: (document) => document.isFull === true },
    registration: {
      needs: ['capacity', 'isRegistrationActive', 'registrationOpensAt', 'registrationClosesAt', ...TIMING],
      read: toRegistration,
    },
    application: { needs: ['isApplyActive', 'applyOpensAt', 'applyClosesAt', ...TIMING], read: toApplication },
    questions: {
      needs: ['questions'],
      read: (document, reading, field) => asList(document.questions).map((question) => toQuestion(question, reading, field)),
    },
  },
  async enrich(documents, fields, caller) {
    if (fields.includes('isFull') || fields.includes('registration')) await addFullness(documents, caller)
    const { payload, user, req, draft } = caller
    if (!fields.includes('lineupsCount') || documents.length === 0) return
    const lineups = await payload.find({
      collection: 'lineups',
      where: { event: { in: documents.map((document) => document.id) } },
      select: { event: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user,
      req,
      draft,
    })
    const counts = new Map<unknown, number>()
    for (const { event } of lineups.docs) counts.set(event, (counts.get(event) ?? 0) + 1)
    for (const document of documents) document.lineupsCount = counts.get(document.id) ?? 0
  },
}

// Only whether seats are left is public, not how many registered.
async function addFullness(documents: StoredDocument[], { payload, req }: Caller) {
  for (const document of documents) {
    if (typeof document.capacity !== 'number') continue
    document.isFull = (await takenSeats(payload, String(document.id), req)) >= document.capacity
  }
}

function toRegistration(document: StoredDocument): SignUp {
  const times = { opensAt: instant(document.registrationOpensAt), closesAt: instant(document.registrationClosesAt) }
  const event = {
    ...toTiming(document),
    isRegistrationActive: document.isRegistrationActive === true,
    isFull: document.isFull === true,
    registration: times,
  }
  return { status: registrationStatus(event, Date.now()), ...times }
}

function toApplication(document: StoredDocument): SignUp {
  const times = { opensAt: instant(document.applyOpensAt), closesAt: instant(document.applyClosesAt) }
  const event = { ...toTiming(document), isApplyActive: document.isApplyActive === true, application: times }
  return { status: applicationStatus(event, Date.now()), ...times }
}

function toTiming({ status, startsAt, endsAt }: StoredDocument) {
  return { status: (status ?? 'scheduled') as Event['status'], startsAt: instant(startsAt), endsAt: instant(endsAt) }
}

function instant(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function toQuestion(question: StoredDocument, reading: Reading, field: string) {
  return {
    key: question.key,
    form: question.form,
    kind: question.kind,
    label: reading.pick(field, question.label) ?? '',
    help: reading.pick(field, question.help) ?? '',
    isRequired: question.isRequired === true,
    // The key of the entry stays when staff change its words.
    options: asList(question.options).map((option) => ({
      value: String(option.id),
      label: reading.pick(field, option.label) ?? '',
    })),
  }
}

function toVenue(value: unknown, reading: Reading) {
  const venue = (value ?? {}) as StoredDocument
  const name = reading.pick('venue', venue.name)
  const city = reading.pick('venue', venue.city)
  if (!name && !city) return null
  return {
    name: name ?? '',
    address: reading.pick('venue', venue.address) ?? '',
    city: city ?? '',
    country: venue.country ?? '',
    latitude: venue.latitude ?? null,
    longitude: venue.longitude ?? null,
    text: toHtml(reading.pick('venue.text', venue.text)),
    map: toImage(venue.map, reading),
  }
}
