import { createHash } from 'node:crypto'
import type { OwnRegistration, RegistrationChange } from '@/lib/contract/own/own-registrations'

/** The fields that a correction can replace. */
type Correctable = Pick<OwnRegistration, 'fullName' | 'phone' | 'organization' | 'position' | 'country' | 'answers'> & {
  companions: readonly Pick<OwnRegistration['companions'][number], 'fullName' | 'position'>[]
}

/**
 * The entity tag of a registration. Fields that a correction leaves alone, such as the place on the waiting list, are no part of it:
 * they make no form outdated.
 */
export function etagOf({ fullName, phone, organization, position, country, answers, companions }: Correctable): string {
  const sortedAnswers = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))
  const content = [fullName, phone, organization, position, country, sortedAnswers, companions.map((companion) => [companion.position, companion.fullName])]
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`
}

/** Whether `If-Match` names a version (RFC 9110, section 13.1.1). A proxy that compresses answers may have marked it as weak. */
export function isMatch(ifMatch: string, etag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A registration as a correction would leave it. */
export function withChange(present: Correctable, change: Omit<Correctable, 'companions'> & Pick<RegistrationChange, 'companions'>): Correctable {
  const names = new Map(present.companions.map(({ position, fullName }) => [position, fullName]))
  for (const [position, name] of Object.entries(change.companions)) names.set(Number(position), name)
  const companions = [...names].flatMap(([position, fullName]) => (fullName ? [{ position, fullName }] : []))
  return { ...change, companions: companions.sort((one, other) => one.position - other.position) }
}
