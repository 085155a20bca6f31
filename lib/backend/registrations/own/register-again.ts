import type { Payload } from 'payload'
import { RegistrationBodySchema } from '@/lib/contract/registrations'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { parseBody } from '../../submissions/body'
import { findByToken, readOwnRegistration } from './own-registration'
import { register } from '../register'

/**
 * Registers the owner of an earlier registration for another event, with the same details.
 *
 * @throws what {@link register} throws
 */
export async function registerAgain(token: string, event: string, { payload, locale }: { payload: Payload; locale: Locale }) {
  const { fullName, email, phone, organization, position, country } = await findByToken(token, payload)
  const typed = { fullName, email, phone: phone ?? '', organization: organization ?? '', position: position ?? '', country: country ?? '' }
  const body = parseBody(RegistrationBodySchema, { ...typed, event, consent: true }, locale)
  const { location } = await register(body, { payload, locale, where: pathTo('ownRegistration', { token: '' }) })
  const newToken = location?.split('/').at(-1) ?? ''
  return { location, registration: await readOwnRegistration(newToken, { payload, locale }) }
}
