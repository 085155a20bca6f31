import type { Payload } from 'payload'
import type { Locale } from '@/lib/i18n/locales'

export interface SchemaContext {
  payload: Payload
  locale: Locale
}

export interface WriteContext extends SchemaContext {
  /** The page on which the visitor agreed to the privacy text. */
  where: string
}

/** A sentence for the visitor; 201 when something was created, else 200. */
export interface WriteAnswer {
  status: 200 | 201
  text: string
  /** The path of the page that shows what was created. */
  location?: string
}
