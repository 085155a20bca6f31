import { z } from 'zod'
import { DocumentSchema, HtmlSchema, IdentifierSchema } from './fields/document'

/** A question that visitors ask, with its answer; without an `event` it is a general one. */
export const FaqSchema = DocumentSchema.extend({
  question: z.string(),
  answer: HtmlSchema.default(''),
  category: z.string().default(''),
  event: IdentifierSchema.nullable().default(null),
}).meta({ id: 'Faq' })

export type Faq = z.infer<typeof FaqSchema>
