import type { TextField } from 'payload'
import { IdentifierSchema } from '@/lib/contract/document'

const LONGEST_IDENTIFIER = 100

/**
 * The field that names a document in the URL of its page.
 *
 * @param reserved identifiers that would hide another screen
 */
export function identifierField(reserved: readonly string[] = []): TextField {
  return {
    name: 'identifier',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'The last part of the page’s address: lower-case letters, digits and hyphens.',
    },
    validate: (value: unknown) => {
      if (!IdentifierSchema.max(LONGEST_IDENTIFIER).safeParse(value).success) {
        return 'Use lower-case letters, digits and single hyphens, such as leadx-summit-2027.'
      }
      return reserved.some((word) => word === value) ? `“${String(value)}” is the address of another screen.` : true
    },
  }
}
