import type { PayloadRequest } from 'payload'
import { refusal } from '../../access/refusal'
import { isStorable } from '../../access/storable'

/** Refuses values that no database stores in a form with a file, which only the CMS reads. */
export function refuseUnstorable<Args extends object>({ args, req }: { args?: Args; req: PayloadRequest }): Args | undefined {
  const data = args && 'data' in args ? args.data : null
  if (req.payloadAPI === 'REST' && !isStorable(data)) throw refusal('The body cannot be read.', 400)
  return args
}
