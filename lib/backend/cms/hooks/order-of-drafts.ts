import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'

const ORDER = '_order'
/** In the context of a request that moves rows of a list. */
const IS_MOVE = 'isMove'

export const noteMove: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && 'data' in args && Object.keys(args.data).join() === ORDER) req.context[IS_MOVE] = true
  return args
}

/** Gives a moved row its new place at once: with a newer draft the CMS would store the place in that draft alone. */
export const moveBesideDraft: CollectionAfterChangeHook<{ id: string; _order?: string | null; _status?: string | null }> = async ({ collection, doc, req }) => {
  const { id, _order, _status } = doc
  if (req.context[IS_MOVE] && _status === 'draft') await req.payload.db.updateOne({ collection: collection.slug, id, data: { _order }, req, returning: false })
  return doc
}
