import type { PayloadRequest } from 'payload'
import { wrongField, wrongType, type TypedField } from '../../access/field-types'
import { refusal } from '../../access/refusal'
import { isStaff } from '../../access/rules'

interface Operation {
  args?: object
  collection?: { flattenedFields: TypedField[]; auth?: unknown }
  global?: { flattenedFields: TypedField[] }
  req: PayloadRequest
}

/** Accounts take one that is no field of theirs. */
const PASSWORD: TypedField = { name: 'password', type: 'text' }

/** Refuses values of another type than their field's: the CMS stores some of them, and fails on others. */
export function refuseWrongTypes({ args, collection, global, req }: Operation): void {
  const data = args && 'data' in args ? args.data : null
  const fields = [...((collection ?? global)?.flattenedFields ?? []), ...(collection?.auth ? [PASSWORD] : [])]
  if (req.payloadAPI !== 'REST' || typeof data !== 'object' || data === null) return
  const wrong = wrongField(data, fields, req.locale === 'all')
  // Only staff may know the names of fields.
  if (wrong) throw refusal(isStaff(req) ? wrongType(wrong) : 'A value has a wrong type.', 400)
}
