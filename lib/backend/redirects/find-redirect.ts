import type { CollectionSlug } from 'payload'
import { IdentifierSchema } from '@/lib/contract/fields/document'
import { documentParameters, withIdentifiers, type DocumentParameter } from '@/lib/site/redirects/previous-path'
import type { Caller } from '../content/reading/sources'

/**
 * Finds where a page is now that was known by another address.
 *
 * @param path the path that leads nowhere any more
 * @returns its present path, or null when nothing that it names has moved
 */
export async function findRedirect(path: string, caller: Caller): Promise<string | null> {
  const parts = documentParameters(path)
  if (parts.length === 0 || parts.some(({ identifier }) => !IdentifierSchema.safeParse(identifier).success)) return null
  const current = await Promise.all(parts.map((part) => currentIdentifier(part, caller)))
  if (current.some((identifier) => identifier === null)) return null
  const moved = withIdentifiers(path, parts.map((part, index) => ({ ...part, identifier: current[index] ?? part.identifier })))
  return moved === path ? null : moved
}

/** What a part is called now; null when it is not there, under its new name neither. */
async function currentIdentifier({ entity, identifier }: DocumentParameter, { payload, user }: Caller): Promise<string | null> {
  const shared = { depth: 0, limit: 1, pagination: false } as const
  const visible = async (field: 'id' | 'identifier', value: string) => {
    const collection = entity as CollectionSlug
    const where = { [field]: { equals: value } }
    const { docs } = await payload.find({ ...shared, collection, where, select: { identifier: true }, overrideAccess: false, user })
    return (docs[0] as { identifier?: string } | undefined)?.identifier ?? null
  }
  const own = await visible('identifier', identifier)
  if (own) return own
  const { docs } = await payload.find({
    ...shared,
    collection: 'old-addresses',
    where: { and: [{ entity: { equals: entity } }, { from: { equals: identifier } }] },
  })
  return docs[0] ? visible('id', docs[0].document) : null
}
