import { runStatement, sql } from '../database/statement'
import type { EmailListener } from '../email/records/change-email-state'
import { isUnknownAddress } from '../email/delivery/refusals'

const ABOUT = 'registrations:'

/** Ends the offer or invitation of somebody whose address does not exist: the worker then offers the seat to the next. */
export const endDeadOffer: EmailListener = async (req, { about, toFolded }, { status }) => {
  if (!about?.startsWith(ABOUT) || !isUnknownAddress(status)) return
  // Of this address alone: it may have been corrected meanwhile.
  const now = new Date().toISOString()
  await runStatement(req.payload, sql`update registrations set offer_ends_at = ${now}, updated_at = ${now} where id = ${about.slice(ABOUT.length)} and state = 'offered' and email = ${toFolded}`, req)
}
