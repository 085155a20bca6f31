import type { CollectionBeforeOperationHook } from 'payload'

/** “Copy to language” of the CMS saves a draft with everything that it read, so with the mark of what is public, which would publish the copy unasked. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'local' || !('draft' in args) || args.draft !== true || !('data' in args)) return args
  const data = args.data as { _status?: unknown }
  return data._status === 'published' ? { ...args, data: { ...data, _status: 'draft' } } : args
}
