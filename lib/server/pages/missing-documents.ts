import { runtime } from '@/lib/runtime'
import type { CachedPage } from '@/lib/site/cached-page'
import type { ExpiredTags, Stamp } from './expired-tags'

/** Former identifiers lead somewhere, too. */
const REDIRECTS = 'redirects'

interface KnownIdentifiers {
  stamp: Stamp
  identifiers: Promise<Set<string>>
}

/**
 * Recognises addresses without a document before a page is rendered, as the framework would do for each made-up one.
 *
 * @returns whether one of the documents is certain not to exist; never with a remote backend, which only rendering asks
 */
export function missingDocuments(tags: ExpiredTags) {
  const known = new Map<string, KnownIdentifiers>()

  function identifiersOf(entity: string): Promise<Set<string>> | undefined {
    const last = known.get(entity)
    if (last && !tags.isExpired(last.stamp, [entity, REDIRECTS])) return last.identifiers
    // A change during the read expires the result.
    const stamp = tags.stamp()
    const identifiers = runtime.backend?.identifiers(entity).then((names) => new Set(names))
    if (!identifiers) return undefined
    known.set(entity, { stamp, identifiers })
    identifiers.catch(() => known.delete(entity))
    return identifiers
  }

  return async function isMissing(documents: CachedPage['documents']): Promise<boolean> {
    if (documents.length === 0) return false
    await tags.read()
    try {
      for (const { entity, identifier } of documents) {
        const identifiers = await identifiersOf(entity)
        if (identifiers && !identifiers.has(identifier)) return true
      }
    } catch {
      // The page itself reports an error of the database.
    }
    return false
  }
}
