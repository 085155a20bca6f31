import type { PayloadRequest } from 'payload'
import type { Scan } from '@/lib/contract/check-in/check-in'
import type { Locale } from '@/lib/i18n/locales'
import { findWalkIn } from '@/lib/site/check-in/find-walk-in'
import { nameKey } from '@/lib/site/check-in/name-key'
import { nextPlace } from '../content/seats'
import { runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'
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
  const members = group.map((row) => ({ ...row, fullName: row.full_name, isHost: Number(row.companion) === 0, isIn: row.checked_in_at !== null || isIn(row.id) }))
  const host = members.find(({ isHost }) => isHost)
  const known = findWalkIn(members, fullName)
  if (known?.state === 'confirmed') return known.id
  if (known) {
    await seat(req, known, { host, fullName })
    return known.id
  }
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
      number: await nextPlace(req, event),
      answers: {},
      consent: await currentConsent(req, 'check-in', locale),
    },
    depth: 0,
    req,
  })
  return id
}

/**
 * Seats a guest who accepts a held seat at the door, with what they registered. A device without network may not know that the
 * seat was held too long: whoever it let in is there.
 */
export async function seatInvited(req: PayloadRequest, id: string): Promise<void> {
  const group = await runStatement<Known>(
    req.payload,
    sql`select member.id, member.state, member.companion, member.full_name, member.checked_in_at from registrations member inner join registrations named
      on named.event_id = member.event_id and named.email = member.email where named.id = ${id} order by member.companion`,
    req,
  )
  const known = group.find((member) => member.id === id)
  if (known) await seat(req, known, { host: group.find(({ companion }) => Number(companion) === 0), fullName: known.full_name })
}

/**
 * Seats a guest who waited or had withdrawn. The row of a withdrawn one stays, because devices and scans without network
 * name it; it is restored by staff, so only links from emails open it from then on.
 */
async function seat(req: PayloadRequest, known: Known, { host, fullName }: { host: Known | undefined; fullName: string }): Promise<void> {
  const change = (id: string, data: Partial<Registration>) => req.payload.update({ collection: 'registrations', id, data, depth: 0, req })
  const seated = { state: 'confirmed', offerEndsAt: null } as const
  if (known.state !== 'withdrawn') {
    await change(known.id, seated)
    return
  }
  // Whoever withdrew may have been somebody else with the same address.
  const isNamedSo = nameKey(known.full_name) === nameKey(fullName)
  await change(known.id, { ...seated, ...(!isNamedSo && { fullName }) })
  if (host) await change(host.id, { claimedAt: new Date().toISOString() })
}
