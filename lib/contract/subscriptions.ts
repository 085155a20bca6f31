import { z } from 'zod'
import { DocumentSchema, InstantSchema } from './document'
import { EmailSchema, LineSchema, TextSchema } from './contact-fields'

/** The subscription of the footer: an e-mail address alone. */
export const SubscribeBlockSchema = z.strictObject({ email: EmailSchema })

/** The subscription of the full form. */
export const SubscribeFormSchema = z.object({
  fullName: LineSchema,
  email: EmailSchema,
  organization: z.string().trim().max(200).optional(),
  country: z.string().trim().max(100).optional(),
  subject: TextSchema,
})

/** The body of a subscription: the address alone, or the full form. */
export const SubscriptionBodySchema = z
  .union([SubscribeBlockSchema, SubscribeFormSchema])
  .meta({ id: 'SubscriptionBody' })

/** A subscriber, as staff read it. */
export const SubscriptionSchema = DocumentSchema.extend({
  email: z.string(),
  fullName: z.string().default(''),
  organization: z.string().default(''),
  country: z.string().default(''),
  subject: z.string().default(''),
  createdAt: InstantSchema,
}).meta({ id: 'Subscription' })

/** A subscriber. */
export type Subscription = z.infer<typeof SubscriptionSchema>
