import type { CollectionAfterOperationHook, CollectionBeforeOperationHook } from 'payload'
import { collectConsequences, type Consequence } from '@/lib/backend/access/consequences/consequence'
import { requireConfirmation } from '@/lib/backend/audit-log/confirmation'

/** The key in the arguments of the operation that staff asked for; what its hooks do besides has none. */
const COLLECTED = 'collectedConsequences'

type Collecting = { [COLLECTED]?: readonly Consequence[] }

/** Creating is left out: nobody counts yet on what is new. */
const DEEDS = { update: 'save', updateByID: 'save', restoreVersion: 'save', delete: 'delete', deleteByID: 'delete' } as const

const deedOf = (operation: string) => DEEDS[operation as keyof typeof DEEDS] as 'save' | 'delete' | undefined

/** Collects what else happens while staff change or delete something through the API of the CMS; jobs and the site's own code are not asked. */
export const collectBeforeChange: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'local' || !deedOf(operation) || req.context[COLLECTED]) return args
  req.context[COLLECTED] = true
  return { ...args, [COLLECTED]: collectConsequences(req) }
}

/** Asks once all of it is known, before it is stored for good. */
export const askAfterChange: CollectionAfterOperationHook = ({ args, operation, req, result }) => {
  const consequences = (args as Collecting)[COLLECTED]
  const deed = deedOf(operation)
  if (consequences && deed) requireConfirmation(req, consequences, deed)
  return result
}
