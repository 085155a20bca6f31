import type { PayloadRequest } from 'payload'
import type { Scan } from '@/lib/contract/check-in/check-in'
import type { Locale } from '@/lib/i18n/locales'
import { runStatement, sql } from '../database/statement'
import { currentConsent } from '../submissions/consent'

type WalkIn = NonNullable<Scan['walkIn']>

/**
 * Gives a seat, beyond the limit too, to somebody who came without a ticket. Whoever is registered with that address
 * already gets no second one. The transaction must hold the lock of the event.
 *
 * @returns the key of the registration
 */
export async function seatWalkIn(req: PayloadRequest, event: string, { fullName, email }: WalkIn, locale: Locale): Promise<string> {
  const { payload } = req
  const address = email.toLowerCase()
  const [known] = await runStatement<{ id: string; state: string }>(
    payload,
    sql`select id, state from registrations where event_id = ${event} and email = ${address} and companion = 0 limit 1`,
    req,
  )
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
      companion: 0,
      number: Number(last?.number ?? 0) + 1,
      answers: {},
      consent: await currentConsent(req, 'check-in', locale),
    },
    depth: 0,
    req,
  })
  return id
}
