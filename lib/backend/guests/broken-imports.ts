import type { Payload } from 'payload'
import { inTransaction } from '../database/transaction'
import { jsonPart, runStatement, sql } from '../database/statement'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { finishUndoing, finishWriting } from './import-task'
import type { Registrar } from './registrar'
import { changeImport, findImport } from './stored-import'

/** For how long nobody has changed an import that has no job, in milliseconds. */
const SILENCE = 10_000

const UNREAD = 'The file could not be read: something went wrong on our side. Upload it again, or save it as .csv first.'
const UNWRITTEN = {
  problem: 'The import broke off. Guests with an error were not imported: import the file again, and those who are on the list stay as they are.',
  reason: 'The import broke off before this row.',
}
const NOT_UNDONE = { problem: 'The undoing broke off. Look whether the event is still published, and undo the import again.', reason: '' }

/** Ends imports whose job has failed for good, whatever ended it: their screens would wait for ever. */
export async function endBrokenImports(payload: Payload, registrar: Registrar): Promise<void> {
  const before = new Date(Date.now() - SILENCE).toISOString()
  const importOf = jsonPart(payload, 'input', 'import')
  const broken = await runStatement<{ id: string }>(
    payload,
    sql`select id from guest_imports where state in ('reading', 'importing', 'undoing') and updated_at < ${before} and cast(id as text) not in
      (select ${importOf} from payload_jobs where task_slug = 'importGuests' and has_error is not true and completed_at is null)`,
  )
  for (const { id } of broken) {
    await endImport(payload, id, registrar)
    // There is nothing to try again.
    await runStatement(payload, sql`delete from payload_jobs where task_slug = 'importGuests' and has_error = true and ${importOf} = ${id}`)
  }
}

async function endImport(payload: Payload, id: string, registrar: Registrar): Promise<void> {
  const found = await findImport(payload, id)
  if (found?.state === 'importing') await finishWriting(payload, id, found, registrar, UNWRITTEN)
  else if (found?.state === 'undoing') await finishUndoing(payload, id, found.rows, registrar, NOT_UNDONE)
  else if (found?.state === 'reading') {
    await inTransaction(payload, DEFAULT_LOCALE, async (req) => void (await changeImport(req, id, { state: 'failed', problem: UNREAD, columns: [], file: null })))
  }
}
