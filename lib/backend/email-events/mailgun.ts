import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { MINUTE } from '@/lib/site/text/durations'
import { isSame, parseJson, type Provider } from './provider'
import type { Report } from './report'

const OLDEST = 15 * MINUTE

const BodySchema = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    timestamp: z.number().optional(),
    'delivery-status': z.object({ message: z.string().nullish(), description: z.string().nullish(), 'enhanced-code': z.string().nullish() }).nullish(),
    message: z.object({ headers: z.object({ 'message-id': z.string().optional() }).optional() }).nullish(),
    'user-variables': z.record(z.string(), z.unknown()).nullish(),
  }),
})

export const mailgun: Provider = {
  isConfigured: ({ MAILGUN_SIGNING_KEY }) => MAILGUN_SIGNING_KEY !== undefined,
  read: ({ body, now }, { MAILGUN_SIGNING_KEY = '' }) => {
    const parsed = BodySchema.safeParse(parseJson(body)).data
    if (!parsed) return Promise.resolve(null)
    const { timestamp, token, signature } = parsed.signature
    const expected = createHmac('sha256', MAILGUN_SIGNING_KEY).update(timestamp + token).digest('hex')
    const isRecent = Math.abs(now - Number(timestamp) * 1000) <= OLDEST
    return Promise.resolve(isRecent && isSame(signature, expected) ? reportsIn(parsed['event-data']) : null)
  },
}

function reportsIn(event: z.infer<typeof BodySchema>['event-data']): Report[] {
  const state = stateOf(event)
  if (!state) return []
  const { 'delivery-status': delivery, 'user-variables': variables, message, timestamp } = event
  return [
    {
      state,
      token: typeof variables?.email === 'string' ? variables.email : null,
      messageId: message?.headers?.['message-id'],
      reason: state === 'delivered' ? null : delivery?.message || delivery?.description,
      status: delivery?.['enhanced-code'] || undefined,
      at: timestamp === undefined ? null : new Date(timestamp * 1000).toISOString(),
    },
  ]
}

function stateOf({ event, severity }: z.infer<typeof BodySchema>['event-data']): Report['state'] | null {
  if (event === 'delivered') return 'delivered'
  if (event === 'complained') return 'complained'
  if (event === 'failed') return severity === 'temporary' ? 'deferred' : 'bounced'
  return event === 'rejected' ? 'bounced' : null
}
