import { z } from 'zod'
import { SUBSCRIPTION_STATES } from './subscriptions'

/** A subscription as its owner sees it by the link in an email. */
export const OwnSubscriptionSchema = z
  .object({ email: z.string(), state: z.enum(SUBSCRIPTION_STATES) })
  .meta({ id: 'OwnSubscription' })

export type OwnSubscription = z.infer<typeof OwnSubscriptionSchema>
