import type { Where } from 'payload'
import type { Place } from '../email/recipients'

export function isAfter({ number, id }: Place): Where {
  return { or: [{ number: { greater_than: number } }, { and: [{ number: { equals: number } }, { id: { greater_than: id } }] }] }
}
