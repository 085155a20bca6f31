import type { UIFieldServerProps } from 'payload'
import { isDesk } from '../access/rules'
import { EventFigures } from './numbers/event-figures'
import { readEventNumbers } from '../registrations/event-numbers'

export async function EventNumbers({ id, data, payload, user }: UIFieldServerProps) {
  const initial = id ? await readEventNumbers(payload, String(id)) : null
  if (!initial) return null
  return <EventFigures id={String(id)} title={String(data?.title ?? '')} initial={initial} worksAtDesk={isDesk({ user: user ?? null })} />
}
