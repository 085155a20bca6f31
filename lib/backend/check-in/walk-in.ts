import type { PayloadRequest } from 'payload'
import type { Scan } from '@/lib/contract/check-in/check-in'
import type { Locale } from '@/lib/i18n/locales'
import { nameKey } from '@/lib/site/check-in/name-key'
import { runStatement, sql } from '../database/statement'
import { currentConsent } from '../submissions/consent'

type WalkIn = NonNullable<Scan['walkIn']>

interface Known {
  id: string
  state: string
  companion: number | string
  full_name: string
  checked_in_at: unknown
}

interface Arrival {
  event: string
  walkIn: WalkIn
  locale: Locale
  /** Whether somebody came in by a scan that is not in the database yet. */
  isIn: (registration: string) => boolean
}

/**
 * Gives a seat, beyond the limit too, to somebody who came without a ticket. Whoever is registered with that address
 * already gets no second one; somebody else with the address of a guest who is in comes as their companion, such as a
 * child. The transaction must hold the lock of the event.
 *
 * @returns the key of the registration
 */
export async function seatWalkIn(req: PayloadRequest, { event, walkIn: { fullName, email }, locale, isIn }: Arrival): Promise<string> {
  const { payload } = req
  const address = email.toLowerCase()
  const group = await runStatement<Known>(
    payload,
    sql`select id, state, companion, full_name, checked_in_at from registrations where event_id = ${event} and email = ${address} order by companion`,
    req,
  )
  const host = group.find(({ companion }) => Number(companion) === 0)
  const isHostIn = host !== undefined && (host.checked_in_at !== null || isIn(host.id))
  const known = group.find(({ full_name: name }) => nameKey(name) === nameKey(fullName)) ?? (isHostIn ? undefined : host)
  if (known?.state === 'confirmed') return known.id
  if (known) {
    await payload.update({ collection: 'registrations', id: known.id, data: { state: 'confirmed', offerEndsAt: null }, depth: 0, req })
    return known.id
  }
  const [last] = await runStatement<{ number: number | string | null }>(payload, sql`select max(number) as number from registrations where event_id = ${event}`, req)
  const { id } = await payload.create({
    collection: 'registrations',
    data: {
      event,
      fullName,
      email: address,
      locale,
      state: 'confirmed',
      kind: 'guest',
      companion: host ? Number(group.at(-1)?.companion) + 1 : 0,
      number: Number(last?.number ?? 0) + 1,
      answers: {},
      consent: await currentConsent(req, 'check-in', locale),
    },
    depth: 0,
    req,
  })
  return id
}
