import { ContractError } from '@/lib/contract/errors'
import { isAdministrator } from '../../access/rules'
import { recordInAuditLog } from '../../audit-log'
import type { Caller } from '../../content/reading/sources'
import { runStatement, sql } from '../../database/statement'
import { isBlind } from '../rounds/rounds'
import { inRound } from './decisions'

/** Shows jurors the names in a round that was read without them. @throws ContractError `forbidden` for everybody but administrators */
export function unblindRound(caller: Caller, id: string): Promise<void> {
  if (!isAdministrator(caller)) throw new ContractError('forbidden', 'Only administrators show jurors the names.')
  return inRound(caller, id, async (req, { round }) => {
    if (!isBlind(round)) throw new ContractError('conflict', 'Jurors see the names of this round already.')
    const now = new Date().toISOString()
    await runStatement(req.payload, sql`update review_rounds set unblinded_at = ${now}, updated_at = ${now} where id = ${id}`, req)
    await recordInAuditLog(req, { action: 'unblinded', entity: 'review-rounds', document: id, title: round.title })
  })
}
