import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

/** What the page cache offers for changes that no request makes, such as those by the clock. */
const EXPIRE_TAG = Symbol.for('site.expireTag')
const shared = globalThis as { [EXPIRE_TAG]?: (tag: string) => Promise<void> }

/** After which time what is changing now has surely been written, in milliseconds. */
const WRITTEN = 1000

/**
 * Expires every page that shows something of a source.
 *
 * @param tag a collection's slug, or `commons`
 */
export function expireTag(tag: string): void {
  try {
    // `expire: 0` and not `max`: the next visitor sees the change, not the one after.
    revalidateTag(tag, { expire: 0 })
  } catch (error) {
    if (!shared[EXPIRE_TAG]) throw error
  }
  // The framework expires at the end of the request; a timer still remembers the long finished one it was set in.
  void shared[EXPIRE_TAG]?.(tag)
  setTimeout(() => void shared[EXPIRE_TAG]?.(tag), WRITTEN).unref()
}

function expire(req: PayloadRequest, tag: string): void {
  if (!req.context.withoutExpiry) expireTag(tag)
}

/** Expires every page that shows documents of the collection, drafts included: they may withdraw one. */
const expireAfterChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  expire(req, collection.slug)
  return doc
}

export const expireAfterDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  expire(req, collection.slug)
  return doc
}

// The common data stands on every page.
export const expireCommons: GlobalAfterChangeHook = ({ doc, req }) => {
  expire(req, 'commons')
  return doc
}

export const expireHooks = { afterChange: [expireAfterChange], afterDelete: [expireAfterDelete] }
