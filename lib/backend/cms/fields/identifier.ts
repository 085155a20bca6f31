import type { CollectionSlug, FieldHook, PayloadRequest, TextField, TextFieldSingleValidation, Where } from 'payload'
import { IdentifierSchema } from '@/lib/contract/fields/document'

const LONGEST_IDENTIFIER = 100

/**
 * The field that names a document in the URL of its page.
 *
 * @param namedBy the field from which it is proposed
 * @param reserved identifiers that would hide another screen
 */
export function identifierField(namedBy: 'title' | 'fullName' | 'subject', reserved: readonly string[] = []): TextField {
  return {
    name: 'identifier',
    label: 'Page address',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      components: { afterInput: [{ path: '@/lib/backend/admin/choices/proposed-text#ProposedText', clientProps: { from: namedBy, kind: 'identifier' } }] },
      description:
        'The last part of the page’s address: lower-case letters, digits and hyphens. If you change it, the old address redirects to the new one.',
    },
    hooks: { beforeDuplicate: [freeIdentifier] },
    validate: isFreeIdentifier(reserved),
  }
}

function isFreeIdentifier(reserved: readonly string[]): TextFieldSingleValidation {
  return async (value, { req, id, collectionSlug }) => {
    if (!value) return 'Enter a page address.'
    if (!IdentifierSchema.max(LONGEST_IDENTIFIER).safeParse(value).success) {
      return 'Use lower-case letters, digits and single hyphens, such as leadx-summit-2027.'
    }
    if (reserved.some((word) => word === value)) return `“${String(value)}” is reserved for another page. Choose a different address.`
    if (!collectionSlug) return true
    return !(await isTaken(req, collectionSlug as CollectionSlug, value, id)) || `“${String(value)}” is already taken. Choose a different address.`
  }
}

/** The identifier of a copy: the original one with "-copy", and a number where there are several. */
const freeIdentifier: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== 'string' || value === '' || !collection) return undefined
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '-copy' : `-copy-${number}`
    const candidate = `${value.slice(0, LONGEST_IDENTIFIER - ending.length).replace(/-$/, '')}${ending}`
    if (!(await isTaken(req, collection.slug, candidate))) return candidate
  }
}

async function isTaken(req: PayloadRequest, collection: CollectionSlug, identifier: unknown, id?: string | number): Promise<boolean> {
  const where: Where = { and: [{ identifier: { equals: identifier } }, ...(id ? [{ id: { not_equals: id } }] : [])] }
  const { totalDocs } = await req.payload.count({ collection, where, req })
  return totalDocs > 0
}
