import { createHash } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import { CONFIRMATION_HEADER, UNCONFIRMED } from '@/lib/contract/desk/confirmation'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { collectConsequences, type Consequence } from '../access/consequences/consequence'
import { describeConsequences, type ConsequencesText, type Deed } from '../access/consequences/describe'
import { inDryRun, inTransaction } from '../database/transaction'

/** In the data of the error that asks. */
export interface ForeseenConsequences extends ConsequencesText {
  kinds: Consequence['kind'][]
  /** What the request must carry to do just this. */
  confirmation: string
}

/**
 * The one question before emails are sent, a programme moves or documents lose something: refuses what `caller` has not confirmed.
 * It is asked at the end of the transaction that does it, which the refusal takes back; so what was confirmed is what happens.
 *
 * @throws APIError 428 with what would happen
 */
export function requireConfirmation(caller: Pick<PayloadRequest, 'headers' | 'user'>, consequences: readonly Consequence[], deed: Deed): void {
  askToConfirm(caller, toForeseen(caller, consequences, deed))
}

export function askToConfirm(caller: Pick<PayloadRequest, 'headers'>, foreseen: ForeseenConsequences | null): void {
  if (!foreseen || caller.headers.get(CONFIRMATION_HEADER) === foreseen.confirmation) return
  throw new APIError(foreseen.refusal, UNCONFIRMED, { consequences: foreseen }, true)
}

/** Does something for staff as one transaction, once they have confirmed its consequences. */
export function inConfirmedTransaction<Result>(caller: PayloadRequest, deed: Deed, work: (transaction: PayloadRequest) => Promise<Result>): Promise<Result> {
  return inTransaction(caller.payload, DEFAULT_LOCALE, async (transaction) => {
    transaction.user = caller.user
    const consequences = collectConsequences(transaction)
    const result = await work(transaction)
    requireConfirmation(caller, consequences, deed)
    return result
  })
}

/** What would happen, without doing it. @returns null where nothing happens besides */
export function foreseeConsequences(caller: Pick<PayloadRequest, 'payload' | 'user'>, deed: Deed, work: (transaction: PayloadRequest) => Promise<unknown>): Promise<ForeseenConsequences | null> {
  return inDryRun(caller.payload, DEFAULT_LOCALE, async (transaction) => {
    transaction.user = caller.user
    const consequences = collectConsequences(transaction)
    await work(transaction)
    return toForeseen(caller, consequences, deed)
  })
}

function toForeseen({ user }: Pick<PayloadRequest, 'user'>, consequences: readonly Consequence[], deed: Deed): ForeseenConsequences | null {
  // Nobody needs to be asked before they are emailed themselves, such as about a new password.
  const foreign = consequences.filter((one) => one.kind !== 'email' || one.to !== user?.email)
  const text = describeConsequences(foreign, deed)
  return text && { ...text, kinds: [...new Set(foreign.map(({ kind }) => kind))], confirmation: createHash('sha256').update(JSON.stringify(text)).digest('base64url') }
}
