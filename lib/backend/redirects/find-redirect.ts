import type { CollectionSlug, Where } from 'payload'
import { IdentifierSchema } from '@/lib/contract/fields/document'
import { pathParts, withParts, type PathPart } from '@/lib/site/redirects/previous-path'
import type { Caller } from '../content/reading/sources'

/** @returns the present path of the page that a former path led to, or null when there is no redirect */
export async function findRedirect(path: string, caller: Caller): Promise<string | null> {
  const parts = pathParts(path)
  if (parts.length === 0 || parts.some(({ identifier }) => !IdentifierSchema.safeParse(identifier).success)) return null
  const identifiers = await Promise.all(parts.map((part) => currentIdentifier(part, caller)))
  if (identifiers.some((identifier) => identifier === null)) return null
  const currentPath = withParts(path, parts.map((part, index) => ({ ...part, identifier: identifiers[index] ?? part.identifier })))
  return currentPath === path ? null : currentPath
}

async function currentIdentifier(part: PathPart, caller: Caller): Promise<string | null> {
  const identifier = await visibleIdentifier(part.entity, { identifier: { equals: part.identifier } }, caller)
  if (identifier) return identifier
  const { docs } = await caller.payload.find({
    collection: 'redirects',
    where: { and: [{ entity: { equals: part.entity } }, { from: { equals: part.identifier } }] },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ? visibleIdentifier(part.entity, { id: { equals: docs[0].document } }, caller) : null
}

async function visibleIdentifier(entity: string, where: Where, { payload, user }: Caller): Promise<string | null> {
  const { docs } = await payload.find({
    collection: entity as CollectionSlug,
    where,
    select: { identifier: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const [document] = docs
  return document && 'identifier' in document && typeof document.identifier === 'string' ? document.identifier : null
}
