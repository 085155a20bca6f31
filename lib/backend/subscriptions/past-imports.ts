import type { Payload, PayloadRequest } from 'payload'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { DAY } from '@/lib/site/text/durations'
import { readValue, removeValue, saveValue } from '../database/key-values'
import { jsonPart, runStatement, sql } from '../database/statement'
import { inTransaction } from '../database/transaction'
import { IMPORT_KEY, listKeyOf, type AddressList, type StoredImport } from './import-subscribers'

/** How long staff can look at what became of an import, in milliseconds. */
const RETENTION_MILLISECONDS = 30 * DAY

const BROKE_OFF = 'The import broke off. Upload the list again: nobody who is on the list, has left it or was asked a short while ago is asked again.'

/** Ends imports whose job has failed for good, whatever ended it, with the addresses they hold, and forgets old ones. */
export async function endOldImports(payload: Payload): Promise<void> {
  const [state, begunAt, importOf] = [jsonPart(payload, 'data', 'state'), jsonPart(payload, 'data', 'begunAt'), jsonPart(payload, 'input', 'import')]
  const isImport = sql`key like ${`${IMPORT_KEY}%`}`
  const broken = await runStatement<{ key: string }>(
    payload,
    sql`select key from payload_kv where ${isImport} and ${state} in ('reading', 'inviting') and not exists
      (select 1 from payload_jobs where task_slug = 'inviteSubscribers' and has_error is not true and completed_at is null and ${IMPORT_KEY} || ${importOf} = payload_kv.key)`,
  )
  for (const { key } of broken) {
    await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
      const stored = await readValue<StoredImport>(payload, key, req)
      if (stored?.state !== 'reading' && stored?.state !== 'inviting') return
      const { file: _, ...begun } = stored
      await saveValue(payload, key, { ...begun, state: 'failed', problem: BROKE_OFF } satisfies StoredImport, req)
      await removeValue(payload, listKeyOf(key), req)
      // There is nothing to try again.
      await runStatement(payload, sql`delete from payload_jobs where task_slug = 'inviteSubscribers' and has_error = true and ${IMPORT_KEY} || ${importOf} = ${key}`, req)
    })
  }
  const before = new Date(Date.now() - RETENTION_MILLISECONDS).toISOString()
  await runStatement(payload, sql`delete from payload_kv where ${isImport} and ${state} in ('done', 'failed') and coalesce(${begunAt}, '') < ${before}`)
}

/** Takes a person out of the lists that are being worked through; the places of the others stay. */
export async function eraseFromImports(req: PayloadRequest, address: string): Promise<void> {
  const lists = await runStatement<{ key: string }>(req.payload, sql`select key from payload_kv where key like ${listKeyOf(`${IMPORT_KEY}%`)}`, req)
  for (const { key } of lists) {
    const { addresses = [] } = (await readValue<AddressList>(req.payload, key, req)) ?? {}
    const others = addresses.map((listed) => (comparableAddress(listed.email) === address ? { ...listed, email: '', fullName: '' } : listed))
    await saveValue(req.payload, key, { addresses: others } satisfies AddressList, req)
  }
}
