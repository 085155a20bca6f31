import { z } from 'zod'
import { DocumentSchema, InstantSchema } from './fields/document'
import { EmailSchema, OptionalLinkSchema, OptionalLineSchema, OptionalPhoneSchema, TextSchema, VisitorNameSchema } from './fields/contact-fields'

const MESSAGE_KINDS = ['contact', 'careers'] as const

export const MessageBodySchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS),
    fullName: VisitorNameSchema,
    email: EmailSchema,
    phone: OptionalPhoneSchema,
    subject: OptionalLineSchema,
    message: TextSchema,
    link: OptionalLinkSchema,
  })
  .meta({ id: 'MessageBody' })

export const MessageSchema = DocumentSchema.extend({
  kind: z.enum(MESSAGE_KINDS),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  subject: z.string().default(''),
  message: z.string(),
  link: z.string().default(''),
  createdAt: InstantSchema,
}).meta({ id: 'Message' })
