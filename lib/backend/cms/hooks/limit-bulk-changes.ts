import type { CollectionBeforeOperationHook } from 'payload'
import { MOST_CHANGED_AT_ONCE } from '@/lib/site/constants'
import { refusal } from '../../access/refusal'

/**
 * Refuses to change or delete more documents in one request than `MOST_CHANGED_AT_ONCE`: the CMS does it all in one
 * transaction, while visitors wait.
 */
export const limitBulkChanges: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const isChange = operation === 'update' || operation === 'delete'
  if (!isChange || req.payloadAPI !== 'REST' || !('where' in args) || !args.where) return args
  const { where } = args
  const { totalDocs } = await req.payload.count({ collection: collection.slug, where, overrideAccess: false, user: req.user, req })
  if (totalDocs > MOST_CHANGED_AT_ONCE) throw refusal(`Choose at most ${MOST_CHANGED_AT_ONCE} entries at once.`, 422)
  return args
}
