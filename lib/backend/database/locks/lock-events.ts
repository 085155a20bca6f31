import type { CollectionBeforeOperationHook } from 'payload'
import { relationId } from '../relation-id'
import { lockFor } from '../transaction'

/**
 * Takes the locks of the events before the CMS reads the registrations or applications that it will write back whole: what a
 * visitor accepts, corrects or withdraws in between would be undone otherwise.
 */
export function lockEventsBeforeChange(collection: 'registrations' | 'accelerators'): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' && operation !== 'delete') return args
    const id = 'id' in args ? args.id : undefined
    const where = id === undefined ? 'where' in args && args.where : { id: { equals: id } }
    if (!where) return args
    const { values } = await req.payload.findDistinct({ collection, field: 'event', where, req, depth: 0, limit: 0 })
    // Always in the same order, so that two of them cannot wait for each other.
    for (const event of values.map(({ event }) => relationId(event)).sort()) await lockFor(req, event)
    return args
  }
}
