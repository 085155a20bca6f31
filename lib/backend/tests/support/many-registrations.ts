import { randomUUID } from 'node:crypto'
import { runSql } from './sql'

interface StoredGuest {
  email: string
  country: string
  state: 'confirmed' | 'waiting'
}

/** Stores guests of an event past the CMS, numbered from 1 in their order. */
export async function storeRegistrations(event: string, guests: readonly StoredGuest[]): Promise<void> {
  const rows = guests.map(({ email, country, state }, index) => `('${randomUUID()}', '${event}', 'Guest ${index}', '${email}', '${country}', '${index % 2 ? 'en' : 'ka'}', '${state}', ${index + 1})`)
  await runSql(process.env.DATABASE_URL ?? '', [`insert into registrations (id, event_id, full_name, email, country, locale, state, number) values ${rows.join(', ')}`])
}
