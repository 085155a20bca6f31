import type { Payload } from 'payload'
import { runStatement, sql } from '../database/statement'

/** Somebody who may have got a letter, or may not. */
export interface UncertainRecipient {
  id: string
  email: string
  fullName: string | null
}

/** At most so many: each is one worker that died at the wrong moment. */
const MOST = 100

/** Those whose email was cut off while it was handed over. */
export function findUncertainRecipients(payload: Payload, letter: string): Promise<UncertainRecipient[]> {
  return runStatement<UncertainRecipient>(
    payload,
    sql`select s.id, s.email, s.full_name as "fullName" from newsletter_recipients r
      join emails e on e.id = r.email_id join subscriptions s on s.id = r.subscription_id
      where r.newsletter_id = ${letter} and e.state = 'uncertain' order by s.email limit ${MOST}`,
  )
}
