import { z } from 'zod'
import { DocumentSchema, InstantSchema } from './fields/document'
import { EmailSchema, OptionalLineSchema, OptionalVisitorLineSchema, TextSchema, VisitorNameSchema } from './fields/contact-fields'

export const SubscribeBlockSchema = z.object({ email: EmailSchema })

export const SubscribeFormSchema = z.object({
  fullName: VisitorNameSchema,
  email: EmailSchema,
  organization: OptionalVisitorLineSchema,
  country: OptionalLineSchema,
  subject: TextSchema,
})

// Not a strict object: zod takes unknown keys lightly, and would report them instead of what is wrong with the full form.
const AddressAloneSchema = z
  .looseObject(SubscribeBlockSchema.shape)
  .refine((body) => Object.keys(body).every((key) => key === 'email'), {
    params: { code: 'malformed' },
    abort: true,
    // Also when the address itself is wrong.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** The body of a subscription: the address alone, or the full form. */
export const SubscriptionBodySchema = z
  .union([AddressAloneSchema, SubscribeFormSchema])
  .meta({ id: 'SubscriptionBody' })

/** Where a subscription stands: until the link in the mail was confirmed, on the list, or off it. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const

export const SubscriptionSchema = DocumentSchema.extend({
  email: z.string(),
  fullName: z.string().default(''),
  organization: z.string().default(''),
  country: z.string().default(''),
  subject: z.string().default(''),
  state: z.enum(SUBSCRIPTION_STATES).default('pending'),
  createdAt: InstantSchema,
}).meta({ id: 'Subscription' })
