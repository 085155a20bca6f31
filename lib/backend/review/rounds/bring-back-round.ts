import type { PayloadRequest } from 'payload'
import { insertRow, type StoredRow } from '../../content/writing/insert-row'
import { relationId } from '../../database/relation-id'
import { lockFor } from '../../database/transaction'
import { refuseSecondRound } from './guard-round'

/** Brings a round back, unless another one for its event has begun meanwhile. */
export async function bringBackRound(req: PayloadRequest, rows: StoredRow[]): Promise<void> {
  for (const row of rows) {
    const event = relationId(row.event as string)
    await lockFor(req, event)
    if (row.phase !== 'told') await refuseSecondRound(req, event)
    await insertRow(req, 'review-rounds', row)
  }
}
