import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { runStatement, sql } from '../statement'

// What one process at a time does, without a job. It belongs to a holder that shows no sign of life until its time is over;
// clocks of several machines may differ by a second.

/** Takes something for a time, or keeps it for longer. @returns whether it belongs to the holder now */
export async function holdLease(payload: Payload, name: string, holder: string, milliseconds: number): Promise<boolean> {
  const now = Date.now()
  const data = JSON.stringify({ holder, until: now + milliseconds })
  const taken = await runStatement(
    payload,
    sql`insert into payload_kv (id, key, data) values (${randomUUID()}, ${keyOf(name)}, ${data})
      on conflict (key) do update set data = excluded.data
      where payload_kv.data ->> 'holder' = ${holder} or cast(payload_kv.data ->> 'until' as bigint) < ${now} returning id`,
  )
  return taken.length > 0
}

/** Lets another process have it at once. */
export async function dropLease(payload: Payload, name: string, holder: string): Promise<void> {
  await runStatement(payload, sql`delete from payload_kv where key = ${keyOf(name)} and data ->> 'holder' = ${holder}`)
}

function keyOf(name: string): string {
  return `lease-${name}`
}
