import type { UIFieldServerProps } from 'payload'
import { isDesk } from '../access/rules'
import { EventFigures } from './numbers/event-figures'
import { readEventNumbers } from '../registrations/numbers'
import { guestsByCountry } from '../retention'

export async function EventNumbers({ id, data, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const [initial, byCountry] = await Promise.all([readEventNumbers(payload, String(id)), guestsByCountry(payload, String(id))])
  if (!initial) return null
  return <EventFigures id={String(id)} title={String(data?.title ?? '')} initial={initial} byCountry={byCountry} worksAtDesk={isDesk({ user: user ?? null })} />
}
