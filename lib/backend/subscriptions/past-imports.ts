import type { Payload, PayloadRequest } from 'payload'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { DAY } from '@/lib/site/text/durations'
import { removeValue, saveValue } from '../database/key-values'
import { isPostgres, runStatement, sql } from '../database/statement'
import { inTransaction } from '../database/transaction'
import { KEY, listOf, type AddressList, type StoredImport } from './import-subscribers'

/** How long staff can look at what became of an import, in milliseconds. */
const RETENTION_MILLISECONDS = 30 * DAY

const BROKE_OFF = 'The import broke off. Upload the list again: nobody who is on the list, has left it or was asked a short while ago is asked again.'

/** Ends imports whose job has failed for good, whatever ended it, with the addresses they hold, and forgets old ones. */
export async function endOldImports(payload: Payload): Promise<void> {
  const [partOf, importOf] = isPostgres(payload)
    ? [(name: string) => sql`(data #>> ${sql.raw(`'{${name}}'`)})`, sql`(input #>> '{import}')`]
    : [(name: string) => sql`json_extract(data, ${sql.raw(`'$.${name}'`)})`, sql`json_extract(input, '$.import')`]
  const isImport = sql`key like ${`${KEY}%`}`
  const broken = await runStatement<{ key: string; data: StoredImport | string }>(
    payload,
    sql`select key, data from payload_kv where ${isImport} and ${partOf('state')} in ('reading', 'inviting') and not exists
      (select 1 from payload_jobs where task_slug = 'inviteSubscribers' and has_error is not true and completed_at is null and ${KEY} || ${importOf} = payload_kv.key)`,
  )
  for (const { key, data } of broken) {
    const { file: _, ...stored } = typeof data === 'string' ? (JSON.parse(data) as StoredImport) : data
    await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
      await saveValue(payload, key, { ...stored, state: 'failed', problem: BROKE_OFF } satisfies StoredImport, req)
      await removeValue(payload, listOf(key), req)
      // There is nothing to try again.
      await runStatement(payload, sql`delete from payload_jobs where task_slug = 'inviteSubscribers' and has_error = true and ${KEY} || ${importOf} = ${key}`, req)
    })
  }
  const before = new Date(Date.now() - RETENTION_MILLISECONDS).toISOString()
  await runStatement(payload, sql`delete from payload_kv where ${isImport} and ${partOf('state')} in ('done', 'failed') and coalesce(${partOf('begunAt')}, '') < ${before}`)
}

/** Takes a person out of the lists that are being worked through; the places of the others stay. */
export async function eraseFromImports(req: PayloadRequest, address: string): Promise<void> {
  const lists = await runStatement<{ key: string; data: AddressList | string }>(req.payload, sql`select key, data from payload_kv where key like ${listOf(`${KEY}%`)}`, req)
  for (const { key, data } of lists) {
    const { addresses } = typeof data === 'string' ? (JSON.parse(data) as AddressList) : data
    const others = addresses.map((listed) => (comparableAddress(listed.email) === address ? { ...listed, email: '', fullName: '' } : listed))
    await saveValue(req.payload, key, { addresses: others }, req)
  }
}
