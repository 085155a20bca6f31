import type { Figure } from '@/lib/contract/fields/figures'
import { SocialLinkSchema, type SocialLink } from '@/lib/contract/fields/social-links'
import { toImage } from './images'
import type { Reading, StoredDocument } from './reading'
import { toHtml } from './rich-text'

/** How one field of the contract comes out of a stored document. */
export interface FieldReader {
  /** The stored fields it is made of. */
  needs: string[]
  /** The stored path to sort by; absent where the database cannot sort by it. */
  sortPath?: string
  /** Whether the stored value differs between languages. */
  localized?: boolean
  /** Whether it shows relations of related documents, such as the photo of a speaker of a session. */
  isDeep?: boolean
  read(document: StoredDocument, reading: Reading, field: string): unknown
}

/** A value that is handed over as it is; a missing one becomes `fallback`. */
export function plain(name: string, fallback: unknown = null): FieldReader {
  return { needs: [name], sortPath: name, read: (document) => document[name] ?? fallback }
}

/** A localised text. */
export function text(name: string): FieldReader {
  return {
    needs: [name],
    sortPath: name,
    localized: true,
    read: (document, reading, field) => reading.pick(field, document[name]) ?? '',
  }
}

/** A localised rich text as HTML. */
export function html(name: string): FieldReader {
  return { needs: [name], read: (document, reading, field) => toHtml(reading.pick(field, document[name])) }
}

/** A picture, or null. */
export function image(name: string): FieldReader {
  return { needs: [name], read: (document, reading) => toImage(document[name], reading) }
}

/** A list of pictures. */
export function images(name: string): FieldReader {
  return {
    needs: [name],
    read: (document, reading) =>
      asList(document[name])
        .map((entry) => toImage(entry, reading))
        .filter((entry) => entry !== null),
  }
}

/** Profiles on social networks, without the keys that the database gives list entries. */
export const socialLinks: FieldReader = {
  needs: ['socialLinks'],
  read: (document) => toSocialLinks(document.socialLinks),
}

/** Stored profiles as the contract has them, without those that have no address. */
export function toSocialLinks(value: unknown): SocialLink[] {
  return asList(value).flatMap((entry) => {
    const parsed = SocialLinkSchema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}

/** The identifier of one related document, or null when it is not published. */
export function relatedIdentifier(name: string): FieldReader {
  return { needs: [name], read: (document) => identifierOf(document[name]) }
}

/** The identifiers of related documents, without those that are not published. */
export function relatedIdentifiers(name: string): FieldReader {
  return {
    needs: [name],
    read: (document) =>
      asList(document[name])
        .map(identifierOf)
        .filter((identifier) => identifier !== null),
  }
}

/** The key of one related document, or null. */
export function relatedKey(name: string): FieldReader {
  return {
    needs: [name],
    read: (document) => {
      const related = document[name]
      return related && typeof related === 'object' ? String((related as StoredDocument).id) : null
    },
  }
}

/** Numbers worth telling, each with what it counts. */
export const figures: FieldReader = {
  needs: ['figures'],
  read: (document, reading, field) => toFigures(field, document.figures, reading),
}

/**
 * Stored figures as the contract has them.
 *
 * @param field the name under which a fallback of a label is noted
 */
export function toFigures(field: string, value: unknown, reading: Reading): Figure[] {
  return asList(value).map((figure) => ({
    value: String(figure.value ?? ''),
    label: String(reading.pick(field, figure.label) ?? ''),
  }))
}

/** The place of a document in the order that staff gave its collection; filled in by the list. */
export const position: FieldReader = {
  needs: ['_order'],
  sortPath: '_order',
  read: (document) => document.position ?? 0,
}

/** The time at which something arrived. */
export const createdAt: FieldReader = plain('createdAt')

/** The fields of every document. */
export const documentFields = {
  updatedAt: { needs: ['updatedAt'], sortPath: 'updatedAt', read: (document) => document.updatedAt ?? undefined },
} satisfies Record<string, FieldReader>

/** The fields of a person of any kind. */
export const personFields = {
  identifier: plain('identifier'),
  fullName: text('fullName'),
  role: text('role'),
  bio: html('bio'),
  photo: image('photo'),
  socialLinks,
} satisfies Record<string, FieldReader>

/** The fields of a person of events. */
export const eventPersonFields = {
  ...personFields,
  organization: text('organization'),
  country: plain('country', ''),
  isFeatured: plain('isFeatured', false),
  events: relatedIdentifiers('events'),
} satisfies Record<string, FieldReader>

/** A stored list as objects, without entries that access rules left as bare keys. */
export function asList(value: unknown): StoredDocument[] {
  if (!Array.isArray(value)) return []
  return value.filter((entry): entry is StoredDocument => typeof entry === 'object' && entry !== null)
}

function identifierOf(value: unknown): string | null {
  if (!value || typeof value !== 'object') return null
  const { identifier } = value as StoredDocument
  return typeof identifier === 'string' ? identifier : null
}
