import type { UIFieldServerProps } from 'payload'
import { isDesk } from '../../access/rules'
import { applicantAudience } from '../../applications'
import { readEventNumbers } from '../../registrations/numbers'
import { guestsByCountry } from '../../retention'
import { namedCountries } from './named-rows'
import { RegistrationFigures } from './registration-figures'

export async function EventNumbersField({ id, data, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const [initial, deleted] = await Promise.all([readEventNumbers(payload, String(id), applicantAudience), guestsByCountry(payload, String(id))])
  if (!initial) return null
  return <RegistrationFigures id={String(id)} title={String(data?.title ?? '')} initial={initial} byCountry={deleted && namedCountries([], deleted)} worksAtDesk={isDesk({ user: user ?? null })} />
}
