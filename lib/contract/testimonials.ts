import { z } from 'zod'
import { DocumentSchema, IdentifierSchema } from './fields/document'
import { ImageSchema } from './fields/images'

export const TestimonialSchema = DocumentSchema.extend({
  author: z.string(),
  role: z.string().default(''),
  quote: z.string(),
  photo: ImageSchema.nullable().default(null),
  event: IdentifierSchema.nullable().default(null),
}).meta({ id: 'Testimonial' })

/** A statement about an event. */
export type Testimonial = z.infer<typeof TestimonialSchema>
