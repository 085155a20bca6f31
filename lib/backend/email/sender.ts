import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { Sender } from './email-layout'

/** The organisation as letters name it, and where it wants to be written to. */
export interface Organisation extends Sender {
  /** The address for what visitors write; empty when staff have given none. */
  email: string
}

/** Reads who writes the letters. */
export async function readOrganisation(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<Organisation> {
  const contact = await payload.findGlobal({ slug: 'contact', locale, fallbackLocale: 'en', depth: 0, req })
  const fallback = getTranslations({ locale, namespace: 'Frame' })('siteName')
  return { name: contact.name || fallback, email: contact.email ?? '', lang: locale }
}
