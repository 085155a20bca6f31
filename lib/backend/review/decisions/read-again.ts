import { ContractError } from '@/lib/contract/errors'
import type { AssignedRound } from '@/lib/contract/review/reviews'
import type { Caller } from '../../content/reading/sources'
import { runStatement, sql } from '../../database/statement'
import { assignRound } from '../readings/assign'
import { inRound } from './decisions'
import { readAgainOf, REASONS } from './ranking'

const EXTRA = 2

/** Gives the applications whose side of the line is least certain two more readings; those that still wait for readings get no more. */
export async function readAgain(caller: Caller, id: string): Promise<AssignedRound> {
  await inRound(caller, id, async (req, { round, ranking }) => {
    if (round.phase !== 'reading' && round.phase !== 'deciding') throw new ContractError('conflict', 'Nothing is read in this round at present.')
    if (round.closesAt && Date.parse(round.closesAt) <= Date.now()) throw new ContractError('conflict', 'Reading has ended. Move its end first, so that jurors have time.')
    if (!round.places) throw new ContractError('invalid', 'Enter the places of the round first: they draw the line.')
    if (ranking.reason) throw new ContractError('invalid', REASONS[ranking.reason])
    const readingsOf = new Map(ranking.items.map(({ application, readings }) => [application, readings]))
    const extra = { ...round.extraReadings }
    const chosen = readAgainOf(round, ranking).filter((application) => (readingsOf.get(application) ?? 0) >= round.readings + (extra[application] ?? 0))
    if (chosen.length === 0) throw new ContractError('invalid', 'No application near the line is uncertain, or those are being read again already.')
    for (const application of chosen) extra[application] = (extra[application] ?? 0) + EXTRA
    await runStatement(req.payload, sql`update review_rounds set phase = 'reading', extra_readings = ${JSON.stringify(extra)}, updated_at = ${new Date().toISOString()} where id = ${id}`, req)
  })
  return assignRound(caller, id)
}
