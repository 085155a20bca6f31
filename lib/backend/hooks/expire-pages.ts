import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { tagsOfChange } from '@/lib/site/cache-tags'

interface Expirable {
  identifier?: string
  _status?: string
}

/** Set in a request's context by imports, which run where there are no pages to expire. */
export const WITHOUT_EXPIRY = { withoutExpiry: true }

function expire(req: PayloadRequest, source: string, ...identifiers: (string | undefined)[]): void {
  if (req.context.withoutExpiry) return
  // `expire: 0` and not `max`: the next visitor sees the change, not the one after.
  for (const tag of tagsOfChange(source, identifiers)) revalidateTag(tag, { expire: 0 })
}

/** Expires every page that shows a document of the collection, unless only a draft was saved. */
export const expireAfterChange: CollectionAfterChangeHook<Expirable & { id: string }> = ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const isVisible = doc._status !== 'draft' || previousDoc?._status === 'published'
  if (isVisible) expire(req, collection.slug, doc.identifier, previousDoc?.identifier)
  return doc
}

/** Expires every page that showed a deleted document. */
export const expireAfterDelete: CollectionAfterDeleteHook<Expirable & { id: string }> = ({
  collection,
  doc,
  req,
}) => {
  expire(req, collection.slug, doc.identifier)
  return doc
}

/** Expires every page, because the common data stands on all of them. */
export const expireCommons: GlobalAfterChangeHook = ({ doc, req }) => {
  expire(req, 'commons')
  return doc
}

/** The hooks of a collection whose documents stand on pages. */
export const expireHooks = { afterChange: [expireAfterChange], afterDelete: [expireAfterDelete] }
