import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { runtime } from '@/lib/runtime'
import { afterCommit } from '../database/after-commit'

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
    if (!runtime.expireTag) throw error
  }
  // The framework expires at the end of the request only, and nothing outside of one.
  void runtime.expireTag?.(tag)
}

/** Expires pages after the commit: a page rendered earlier would show the old content. */
export async function expireTagAfterCommit(req: PayloadRequest, tag: string): Promise<void> {
  if (!req.context.withoutExpiry) await afterCommit(req, `expire ${tag}`, () => expireTag(tag))
}

/** Expires every page that shows documents of the collection, drafts included: they may withdraw one. */
const expireAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await expireTagAfterCommit(req, collection.slug)
  return doc
}

export const expireAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await expireTagAfterCommit(req, collection.slug)
  return doc
}

// The common data stands on every page.
export const expireCommons: GlobalAfterChangeHook = async ({ doc, req }) => {
  await expireTagAfterCommit(req, 'commons')
  return doc
}

export const expireHooks = { afterChange: [expireAfterChange], afterDelete: [expireAfterDelete] }
