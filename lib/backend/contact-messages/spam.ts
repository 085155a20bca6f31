import type { CollectionBeforeOperationHook, Where } from 'payload'

/** The status of messages that nobody wants to see. */
export const SPAM = 'spam'

/** Leaves spam out of what staff read, export or change, unless they ask by status or for single messages. */
export const hideSpam: CollectionBeforeOperationHook = ({ args }) => {
  const { id, where, overrideAccess } = args as { id?: unknown; where?: Where; overrideAccess?: boolean }
  if (overrideAccess || id !== undefined || (where && isChosen(where))) return args
  return { ...args, where: { and: [...(where ? [where] : []), { state: { not_equals: SPAM } }] } }
}

function isChosen(where: Where): boolean {
  return Object.entries(where).some(([name, condition]) => {
    if (Array.isArray(condition)) return condition.some(isChosen)
    return name === 'state' || (name === 'id' && ('equals' in condition || 'in' in condition))
  })
}
