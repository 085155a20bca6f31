import type { CollectionSlug, TextField, TextFieldSingleValidation } from 'payload'
import { IdentifierSchema } from '@/lib/contract/fields/document'

const LONGEST_IDENTIFIER = 100

/**
 * The field that names a document in the URL of its page.
 *
 * @param reserved identifiers that would hide another screen
 */
export function identifierField(reserved: readonly string[] = []): TextField {
  return {
    name: 'identifier',
    label: 'Address of the page',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description:
        'The last part of its address: lower-case letters, digits and hyphens. When it changes, the old address leads to the new one.',
    },
    validate: isFreeIdentifier(reserved),
  }
}

function isFreeIdentifier(reserved: readonly string[]): TextFieldSingleValidation {
  return async (value, { req, id, collectionSlug }) => {
    if (!IdentifierSchema.max(LONGEST_IDENTIFIER).safeParse(value).success) {
      return 'Use lower-case letters, digits and single hyphens, such as leadx-summit-2027.'
    }
    if (reserved.some((word) => word === value)) return `“${String(value)}” is the address of another screen. Choose another word.`
    if (!collectionSlug) return true
    const others = await req.payload.count({
      collection: collectionSlug as CollectionSlug,
      where: { and: [{ identifier: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
      req,
    })
    return others.totalDocs === 0 || `“${String(value)}” is taken by another one already. Choose another word.`
  }
}
