import type { UIFieldServerProps } from 'payload'
import { pathToPerson } from '../paths'

/** Leads from an entry to all others of the same address. */
export function PersonLink({ data }: UIFieldServerProps) {
  const { email } = data as { email?: string }
  return email ? <a href={pathToPerson(email)}>History of this person</a> : null
}
