import { z } from 'zod'
import { DocumentSchema } from './fields/document'
import { ImageSchema } from './fields/images'

export const AboutStatementSchema = DocumentSchema.extend({
  title: z.string(),
  text: z.string().default(''),
  image: ImageSchema.nullable().default(null),
}).meta({ id: 'AboutStatement' })

export type AboutStatement = z.infer<typeof AboutStatementSchema>
