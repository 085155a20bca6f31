import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { dueReminder, type JurorReminder } from '@/lib/site/review/juror-reminders'
import { findEventIfPublished } from '../../content/find-event'
import { readValue, saveValue } from '../../database/key-values'
import { attempt, forgetProblems } from '../../database/queue/background-problems'
import { relationId } from '../../database/relation-id'
import { runStatement, sql } from '../../database/statement'
import { inLockedTransaction } from '../../database/transaction'
import type { ReviewRound } from '../../payload-types'
import { findActiveJurors } from './eligible'
import { languageOf, queueJurorReminder } from './juror-emails'
import { findRound } from './rounds'

/** As staff read it. */
const TASK = 'Reminders of jurors'

/** Reminds jurors of what is left to read, a week and a day before the end of a round: each time once, whatever becomes of the worker. */
export async function remindJurors(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'review-rounds', where: { phase: { equals: 'reading' } }, locale: DEFAULT_LOCALE, depth: 0, pagination: false })
  for (const round of docs) {
    await attempt(payload, TASK, round.id, async () => {
      const due = dueReminder(round, Date.now())
      if (due && !(await readValue(payload, keyOf(round, due)))) await inLockedTransaction(payload, DEFAULT_LOCALE, relationId(round.event), (req) => remind(req, round.id))
    })
  }
  await forgetProblems(payload, TASK, new Set(docs.map(({ id }) => id)))
}

async function remind(req: PayloadRequest, id: string): Promise<void> {
  const { payload } = req
  const round = await findRound(payload, id, DEFAULT_LOCALE, req)
  const due = round.phase === 'reading' ? dueReminder(round, Date.now()) : null
  if (!due || (await readValue(payload, keyOf(round, due), req))) return
  const left = await countLeft(req, id)
  // Before anything is assigned, or when all is read, there is nothing to remind of yet.
  if (left.size === 0) return
  for (const account of await findActiveJurors(req, round)) {
    const count = left.get(account.id) ?? 0
    const locale = languageOf(account)
    const event = count > 0 ? await findEventIfPublished(payload, relationId(round.event), locale, req) : null
    if (event) await queueJurorReminder(req, account, { key: `${keyOf(round, due)}-${account.id}`, round: await findRound(payload, id, locale, req), event, count })
  }
  await saveValue(payload, keyOf(round, due), { at: new Date().toISOString() }, req)
}

async function countLeft(req: PayloadRequest, round: string): Promise<Map<string, number>> {
  const rows = await runStatement<{ juror_id: string | null; count: number | string }>(
    req.payload,
    sql`select juror_id, count(*) as count from review_assignments inner join accelerators on cast(accelerators.id as varchar) = review_assignments.application
      where round_id = ${round} and review_assignments.state in ('open', 'draft') and accelerators.state <> 'withdrawn' group by juror_id`,
    req,
  )
  return new Map(rows.flatMap(({ juror_id: juror, count }) => (juror ? [[juror, Number(count)] as const] : [])))
}

/** A round whose end is moved is reminded of anew. */
function keyOf({ id, closesAt }: ReviewRound, kind: JurorReminder): string {
  return `juror-reminder-${id}-${kind}-${closesAt?.slice(0, 10)}`
}
