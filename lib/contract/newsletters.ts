import { z } from 'zod'
import { DocumentSchema, IdentifierSchema, InstantSchema, NewsletterHtmlSchema } from './fields/document'

/** A letter to subscribers, whole in one language: where one has no translation, all of it is in English. */
export const NewsletterSchema = DocumentSchema.extend({
  identifier: IdentifierSchema,
  subject: z.string(),
  /** What mail programs show after the subject. */
  preheader: z.string().default(''),
  body: NewsletterHtmlSchema.default(''),
  /** When sending began. */
  sentAt: InstantSchema,
  /** Whether it is in lists; others are found by their identifier alone, and are not for search engines. */
  isListed: z.boolean().default(true),
}).meta({ id: 'Newsletter' })

export type Newsletter = z.infer<typeof NewsletterSchema>

export const NewsletterCardSchema = NewsletterSchema.pick({ _id: true, untranslated: true, identifier: true, subject: true, preheader: true, sentAt: true })

export type NewsletterCard = z.infer<typeof NewsletterCardSchema>
