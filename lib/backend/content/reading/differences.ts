import type { CollectionSlug } from 'payload'
import type { Reading, StoredDocument } from './reading'

/** How one field of the contract comes out of a stored document. */
export interface FieldReader {
  /** The stored fields it is made of. */
  needs: string[]
  /** The stored path to sort by; absent where no single path holds what is shown. */
  sortPath?: string
  /** Whether the stored value differs between languages. */
  isLocalized?: boolean
  /** The fields that it shows of related documents, by their collection. */
  related?: Partial<Record<CollectionSlug, string[]>>
  /** @param field the name under which a fallback to English is noted */
  read: (document: StoredDocument, reading: Reading, field: string) => unknown
}

/** Where an entity of the contract differs from its stored fields. Paths are those of the contract, from the entity. */
export interface Differences {
  /** The stored names of fields within lists and groups. */
  renamed?: Record<string, string>
  groups?: Record<string, GroupDifference>
}

interface GroupDifference {
  /** A group without any of these texts is null. */
  presentWith: string[]
  /** Whether a fallback of its lines is noted under the name of the group; rich text is noted by itself. */
  isNotedAsOne?: boolean
}
