import { z } from 'zod'
import { SUBSCRIPTION_STATES } from '../subscriptions'

/** A subscription as its owner sees it by the link in an email. */
export const OwnSubscriptionSchema = z
  .object({ email: z.string(), state: z.enum(SUBSCRIPTION_STATES), locale: z.string().default('en').meta({ description: 'The language of emails, as the language of this API is written.' }) })
  .meta({ id: 'OwnSubscription' })

export const SubscriptionLanguageSchema = z.object({ locale: z.string().max(10) }).meta({ id: 'SubscriptionLanguage', description: '`en` or `ge`.' })

export type OwnSubscription = z.infer<typeof OwnSubscriptionSchema>
