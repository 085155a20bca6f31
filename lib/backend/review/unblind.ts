import { ContractError } from '@/lib/contract/errors'
import { isAdministrator } from '../access/rules'
import { recordInAuditLog } from '../audit-log'
import type { Caller } from '../content/reading/sources'
import { inRound } from './decisions'

/** Shows jurors the names in a round that was read without them. @throws ContractError `forbidden` for everybody but administrators */
export function unblindRound(caller: Caller, id: string): Promise<void> {
  if (!isAdministrator(caller)) throw new ContractError('forbidden', 'Only administrators show jurors the names.')
  return inRound(caller, id, async (req, { round }) => {
    if (!round.isBlind || round.unblindedAt) throw new ContractError('conflict', 'Jurors see the names of this round already.')
    await req.payload.db.updateOne({ collection: 'review-rounds', id, data: { unblindedAt: new Date().toISOString() }, req })
    await recordInAuditLog(req, { action: 'unblinded', entity: 'review-rounds', document: id, title: round.title })
  })
}
