import { getTranslations } from 'next-intl/server'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'

/** A registration that can still be cancelled. */
export type Kept = Pick<OwnRegistration, 'companions' | 'isInvited'> & { state: Exclude<OwnRegistration['state'], 'withdrawn'> }

/** What a guest gives up by cancelling, for their companions as well, and whether they could come back. */
export async function lossText({ state, isInvited, companions }: Kept, event: Event): Promise<string> {
  const t = await getTranslations('CancelRegistration')
  const again = state === 'waiting' ? 'joinAgain' : 'registerAgain'
  const wayBack = isInvited ? 'register' : again
  return `${t(`${state}Text`, { seats: 1 + companions.length })} ${t(isOpen(registrationStatus(event)) ? wayBack : 'closed')}`
}
