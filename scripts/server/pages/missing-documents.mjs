// Tells an address of nothing without rendering a page for it: the framework would do so for each one that is made up.
import { isExpired, readExpiredTags, stamp } from './expired-tags.mjs'
import { observedBackend } from '../process/health.mjs'

/** Former identifiers lead somewhere, too. */
const REDIRECTS = 'redirects'

export function knownDocuments() {
  const known = new Map()

  function identifiersOf(entity) {
    const kept = known.get(entity)
    if (kept && !isExpired(kept.stamp, [entity, REDIRECTS])) return kept.identifiers
    // What changes while it is read expires it.
    const entry = { stamp: stamp(), identifiers: observedBackend()?.identifiers(entity).then((names) => new Set(names)) }
    if (!entry.identifiers) return undefined
    known.set(entity, entry)
    entry.identifiers.catch(() => known.delete(entity))
    return entry.identifiers
  }

  /** Whether it is certain that one of them is not there; never of a remote backend, which is asked by rendering. */
  return async function isMissing(documents) {
    if (documents.length === 0) return false
    await readExpiredTags()
    try {
      for (const { entity, identifier } of documents) {
        const identifiers = await identifiersOf(entity)
        if (identifiers && !identifiers.has(identifier)) return true
      }
    } catch {
      // The page itself says what is wrong with the database.
    }
    return false
  }
}
