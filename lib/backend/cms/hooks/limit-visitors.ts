import type { CollectionBeforeOperationHook } from 'payload'
import { MAX_LIMIT } from '@/lib/contract/query'
import { isStaff } from '../../access/rules'

/** Who is not of staff is answered with no more entries at once than the contract gives; the CMS would give all. */
export const limitVisitors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = 'limit' in args && (operation === 'read' || operation === 'readDistinct')
  if (!isList || req.payloadAPI !== 'REST' || isStaff(req) || isOwnRead(args)) return args
  const isOnePage = args.limit === undefined && operation === 'read' && 'pagination' in args && args.pagination !== false
  if (isOnePage) return args
  const wanted = Number(args.limit)
  return { ...args, limit: wanted > 0 ? Math.min(wanted, MAX_LIMIT) : MAX_LIMIT }
}

/** Whether the server reads something for itself, or for what it populates; no request can set either. */
function isOwnRead({ overrideAccess, currentDepth }: { overrideAccess?: boolean; currentDepth?: number }): boolean {
  return overrideAccess === true || currentDepth !== undefined
}
