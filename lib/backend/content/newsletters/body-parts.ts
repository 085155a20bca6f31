import type { Payload, PayloadRequest, Where } from 'payload'
import type { Image } from '@/lib/contract/fields/images'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { formatEventTimes } from '@/lib/site/text/instants'
import { relationId } from '../../database/relation-id'
import { PICTURE_FIELDS, toImage } from '../reading/images'
import { allOf } from '../reading/populated'
import { isStored, Reading, toStored, type StoredDocument } from '../reading/reading'

/** The collections whose documents a card can show. */
export const CARD_COLLECTIONS = ['events', 'speakers', 'articles'] as const

type CardCollection = (typeof CARD_COLLECTIONS)[number]

/** Wide enough for a dense screen. */
const PICTURE_WIDTH = 960

export type BodyPicture = Pick<Image, 'url' | 'alt' | 'width' | 'height'>

/** A document of the site that a letter points to. */
export interface BodyCard {
  path: string
  title: string
  text: string
  picture: BodyPicture | null
}

/** The documents that blocks of texts name, in all languages, by collection and key; without those that visitors cannot see. */
export type BodyParts = ReadonlyMap<string, StoredDocument>

/** The fields of each collection that a card is made of. */
const CARD_FIELDS: Record<CardCollection, readonly string[]> = {
  events: ['identifier', 'title', 'fullTitle', 'coverImage', 'startsAt', 'endsAt', 'timezone', 'status', 'venue'],
  speakers: ['identifier', 'fullName', 'role', 'organization', 'photo'],
  articles: ['identifier', 'title', 'excerpt', 'coverImage'],
}

/** Reads what texts of the editor name in their blocks. */
export async function readBodyParts(payload: Payload, bodies: readonly unknown[], req?: PayloadRequest): Promise<BodyParts> {
  const named = bodies.flatMap(blocksIn)
  const keysOf = (collection: string) => [...new Set(named.filter((block) => block.collection === collection).map(({ id }) => id))]
  const parts = new Map<string, StoredDocument>()
  const note = (collection: string, docs: object[]) => docs.map(toStored).forEach((document) => parts.set(`${collection} ${String(document.id)}`, document))
  const all = { locale: 'all', pagination: false, req } as const
  const pictures = keysOf('media')
  if (pictures.length > 0) note('media', (await payload.find({ ...all, collection: 'media', where: { id: { in: pictures } }, depth: 0 })).docs)
  for (const collection of CARD_COLLECTIONS) {
    const where: Where = { and: [{ id: { in: keysOf(collection) } }, { _status: { equals: 'published' } }] }
    const select = allOf(CARD_FIELDS[collection])
    if (keysOf(collection).length > 0) note(collection, (await payload.find({ ...all, collection, where, select, depth: 1, populate: { media: allOf(PICTURE_FIELDS) } })).docs)
  }
  return parts
}

interface Named {
  collection: string
  id: string
}

/** What the fields of a block name. */
export function namedBy({ blockType, picture, document }: StoredDocument): Named | null {
  if (blockType === 'picture' && (typeof picture === 'string' || isDocument(picture))) return { collection: 'media', id: relationId(picture) }
  if (blockType !== 'card' || !isStored(document)) return null
  const { relationTo, value } = document
  return typeof value === 'string' || isDocument(value) ? { collection: String(relationTo), id: relationId(value) } : null
}

function blocksIn(node: unknown): Named[] {
  if (!isStored(node)) return []
  if ('root' in node) return blocksIn(node.root)
  const own = node.type === 'block' && isStored(node.fields) ? namedBy(node.fields) : null
  return [...(own ? [own] : []), ...(Array.isArray(node.children) ? node.children.flatMap(blocksIn) : [])]
}

function isDocument(value: unknown): value is { id: string } {
  return isStored(value) && typeof value.id === 'string'
}

export function toPicture(upload: unknown, locale: Locale): BodyPicture | null {
  const image = toImage(upload, new Reading(locale))
  if (!image) return null
  const { url, width } = image.renditions.find((rendition) => rendition.width >= PICTURE_WIDTH) ?? image
  return { url, alt: image.alt, width, height: Math.round((image.height * width) / image.width) }
}

/** @returns null for a document that visitors cannot see */
export function toCard(parts: BodyParts, { collection, id }: Named, locale: Locale): BodyCard | null {
  const document = parts.get(`${collection} ${id}`)
  if (!document) return null
  const reading = new Reading(locale)
  const text = (value: unknown) => String(reading.pick(null, value, true) ?? '')
  const identifier = text(document.identifier)
  switch (collection as CardCollection) {
    case 'events':
      return {
        path: pathTo('event', { eventIdentifier: identifier }),
        title: text(document.fullTitle) || text(document.title),
        text: [whenOf(document, locale), placeOf(document.venue, text)].filter(Boolean).join(' · '),
        picture: toPicture(document.coverImage, locale),
      }
    case 'speakers':
      return {
        path: pathTo('speaker', { identifier }),
        title: text(document.fullName),
        text: [text(document.role), text(document.organization)].filter(Boolean).join(', '),
        picture: toPicture(document.photo, locale),
      }
    case 'articles':
      return { path: pathTo('article', { identifier }), title: text(document.title), text: text(document.excerpt), picture: toPicture(document.coverImage, locale) }
  }
}

/** The date of an event that takes place as announced. */
function whenOf({ startsAt, endsAt, timezone, status }: StoredDocument, locale: Locale): string {
  if (typeof startsAt !== 'string' || (typeof status === 'string' && status !== 'scheduled')) return ''
  return formatEventTimes(startsAt, typeof endsAt === 'string' ? endsAt : null, { locale, timeZone: String(timezone) })
}

function placeOf(venue: unknown, text: (value: unknown) => string): string {
  return isStored(venue) ? [text(venue.name), text(venue.city)].filter(Boolean).join(', ') : ''
}
