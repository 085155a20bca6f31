// Recognises addresses without a document before a page is rendered, as the framework would do for each made-up one.
import { isExpired, readExpiredTags, stamp } from './expired-tags.mjs'
import { observedBackend } from '../process/health.mjs'

/** Former identifiers lead somewhere, too. */
const REDIRECTS = 'redirects'

export function knownDocuments() {
  const known = new Map()

  function identifiersOf(entity) {
    const kept = known.get(entity)
    if (kept && !isExpired(kept.stamp, [entity, REDIRECTS])) return kept.identifiers
    // A change during the read expires the result.
    const entry = { stamp: stamp(), identifiers: observedBackend()?.identifiers(entity).then((names) => new Set(names)) }
    if (!entry.identifiers) return undefined
    known.set(entity, entry)
    entry.identifiers.catch(() => known.delete(entity))
    return entry.identifiers
  }

  /** Whether one of them is certain not to exist; never with a remote backend, which only rendering asks. */
  return async function isMissing(documents) {
    if (documents.length === 0) return false
    await readExpiredTags()
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
