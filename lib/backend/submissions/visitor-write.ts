import type { Payload } from 'payload'
import type { Locale } from '@/lib/i18n/locales'

/** What a write knows besides its body. */
export interface WriteContext {
  payload: Payload
  /** The language of the visitor, in which they are answered and written to. */
  locale: Locale
  /** Where on the site the visitor agreed to the privacy text. */
  where: string
}

/** What a write answers: a sentence for the visitor; 201 when something was created, else 200. */
export interface WriteAnswer {
  status: 200 | 201
  text: string
}
