import type { CollectionBeforeOperationHook } from 'payload'
import { isEditor } from '@/lib/backend/access/rules'

interface ReadArguments {
  draft?: boolean
  overrideAccess?: boolean
}

/**
 * Reads published documents for everybody who does not work on content, even when drafts are requested. The screens
 * of the CMS always ask for them, and would not show the desk an event beside which a draft is kept.
 */
export const publishedForOthers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const readArguments = args as ReadArguments
  if (operation !== 'read' || !readArguments.draft || readArguments.overrideAccess || isEditor(req)) return args
  return { ...args, draft: false }
}
