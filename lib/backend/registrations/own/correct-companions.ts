import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import { seatsForNewcomers } from '../../content/seats'
import { isTicketReplaced } from '../../tickets'
import { activeCompanions, saveCompanion } from '../companions'
import { changeRegistration, type StoredRegistration } from '../stored-registration'

/**
 * Renames, adds and withdraws companions as their guest wants, by their positions.
 *
 * @returns whether a free seat may fit somebody whom it did not fit before, and how many tickets have been replaced
 * @throws ContractError `invalid` for more companions than the event allows or has seats for
 */
export async function correctCompanions(req: PayloadRequest, host: StoredRegistration, event: Event, names: Readonly<Record<string, string>>, locale: Locale): Promise<{ hasFreed: boolean; replaced: number }> {
  const active = await activeCompanions(req.payload, host, req)
  const positions = new Set(active.map(({ companion }) => companion))
  const added = Object.entries(names).flatMap(([position, name]) => (name && !positions.has(Number(position)) ? [{ position: Number(position), name }] : []))
  const withdrawn = active.filter(({ companion }) => names[companion] === '')
  const seats = added.length - withdrawn.length
  const [first] = added
  if (first) {
    const refuse = (key: 'tooManyCompanions' | 'noSeatForCompanion') => {
      const message = getTranslations({ locale, namespace: 'ApiErrors' })(key)
      return new ContractError('invalid', message, { [`companions.${first.position}`]: message })
    }
    if (active.length + seats > event.companionsLimit) throw refuse('tooManyCompanions')
    if (seats > 0 && !(await hasSeatsFor(req, host, event, seats))) throw refuse('noSeatForCompanion')
  }
  let replaced = 0
  for (const companion of active) {
    const { id, fullName, sequence } = companion
    const name = names[companion.companion]
    if (name === '') await changeRegistration(req, id, { state: 'withdrawn', offerEndsAt: null, sequence: sequence + 1 })
    else if (name && name !== fullName && isTicketReplaced(companion, await changeRegistration(req, id, { fullName: name, sequence: sequence + 1 }))) replaced += 1
  }
  for (const { position, name } of added) await saveCompanion(req, host, position, name)
  return { hasFreed: seats < 0, replaced }
}

/** Guests on the waiting list need no seats yet, and nobody overtakes them. */
async function hasSeatsFor(req: PayloadRequest, { state }: StoredRegistration, event: Event, seats: number): Promise<boolean> {
  if (!isOpen(registrationStatus(event))) return false
  return state === 'waiting' || seats <= (await seatsForNewcomers(req.payload, event._id, event.capacity, req))
}
