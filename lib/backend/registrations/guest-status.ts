import type { Where } from 'payload'
import { sql } from '../database/statement'
import type { GuestStatus } from '../email/recipients'

/** How a registration that is not withdrawn stands, as a condition and as a column: an invitation is an offer that staff made. */
export const HAS_STATUS: Record<GuestStatus, Where> = {
  registered: { state: { equals: 'confirmed' } },
  waiting: { state: { equals: 'waiting' } },
  offered: { and: [{ state: { equals: 'offered' } }, { invitedAt: { exists: false } }] },
  invited: { and: [{ state: { equals: 'offered' } }, { invitedAt: { exists: true } }] },
}

export const STATUS_COLUMN = sql`case state when 'confirmed' then 'registered' when 'offered' then case when invited_at is null then 'offered' else 'invited' end else 'waiting' end`
