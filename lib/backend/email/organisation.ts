import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { readOnce } from '../database/read-once'

export interface Organisation {
  name: string
  /** The address that visitors write to; empty when staff have given none. */
  email: string
  locale: Locale
}

export function readOrganisation(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<Organisation> {
  return req ? readOnce(req, `organisation ${locale}`, () => read(payload, locale, req)) : read(payload, locale)
}

async function read(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<Organisation> {
  const contact = await payload.findGlobal({ slug: 'contact', locale, fallbackLocale: 'en', depth: 0, req })
  const siteName = getTranslations({ locale, namespace: 'Frame' })('siteName')
  return { name: contact.name || siteName, email: contact.email ?? '', locale }
}
