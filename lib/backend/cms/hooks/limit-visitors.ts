import type { CollectionBeforeOperationHook } from 'payload'
import { MAX_LIMIT } from '@/lib/contract/query'
import { isStaff } from '../../access/rules'

/** Limits answers for everybody but staff to as many entries as the contract allows; the CMS would answer all. */
export const limitVisitors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = 'limit' in args && (operation === 'read' || operation === 'readDistinct')
  if (!isList || req.payloadAPI !== 'REST' || isStaff(req) || isOwnRead(args)) return args
  const isOnePage = args.limit === undefined && operation === 'read' && 'pagination' in args && args.pagination !== false
  if (isOnePage) return args
  const wanted = Number(args.limit)
  return { ...args, limit: wanted > 0 ? Math.min(wanted, MAX_LIMIT) : MAX_LIMIT }
}

/** Whether the server reads for itself or to populate a relation; no request can set either. */
function isOwnRead({ overrideAccess, currentDepth }: { overrideAccess?: boolean; currentDepth?: number }): boolean {
  return overrideAccess === true || currentDepth !== undefined
}
