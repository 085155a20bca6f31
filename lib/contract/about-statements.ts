import { z } from 'zod'
import { DocumentSchema } from './fields/document'
import { ImageSchema } from './fields/images'

/** One of the statements by which the organisation describes itself. */
export const AboutStatementSchema = DocumentSchema.extend({
  title: z.string(),
  text: z.string().default(''),
  image: ImageSchema.nullable().default(null),
}).meta({ id: 'AboutStatement' })

/** One of the statements by which the organisation describes itself. */
export type AboutStatement = z.infer<typeof AboutStatementSchema>
