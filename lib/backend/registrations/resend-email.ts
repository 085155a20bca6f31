import type { PayloadRequest } from 'payload'
import { findEventOrRefuse } from '../content/find-event'
import { queueRegistrationEmail } from './emails'
import { EMAIL_KIND_OF_STATE } from './email-kinds'
import { changeRegistration, findRegistration } from './stored-registration'

/** Queues the email on the present state of a registration again, with the calendar entry's next number. */
export async function resendRegistrationEmail(req: PayloadRequest, id: string): Promise<string | null> {
  const found = await findRegistration(req, id)
  if (!found) return null
  const event = await findEventOrRefuse(req, found.event, found.locale)
  const registration = await changeRegistration(req, id, { sequence: found.sequence + 1 })
  await queueRegistrationEmail(req, EMAIL_KIND_OF_STATE[registration.state], registration, event)
  return registration.email
}
