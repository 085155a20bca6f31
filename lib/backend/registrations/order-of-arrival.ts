import type { Where } from 'payload'

/** A place in the order of arrival. */
export interface Place {
  number: number
  id: string
}

export function isAfter({ number, id }: Place): Where {
  return { or: [{ number: { greater_than: number } }, { and: [{ number: { equals: number } }, { id: { greater_than: id } }] }] }
}
