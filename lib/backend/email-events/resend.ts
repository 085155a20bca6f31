import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { MINUTE } from '@/lib/site/text/durations'
import { isSame, parseJson, type Provider } from './provider'
import type { Report } from './report'

const OLDEST = 5 * MINUTE

const STATES: Record<string, Report['state'] | undefined> = {
  'email.delivered': 'delivered',
  'email.delivery_delayed': 'deferred',
  'email.bounced': 'bounced',
  'email.failed': 'bounced',
  'email.complained': 'complained',
}

const EventSchema = z.object({
  type: z.string(),
  created_at: z.string().optional(),
  data: z.object({
    email_id: z.string().optional(),
    message_id: z.string().nullish(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
    bounce: z.object({ message: z.string().nullish() }).nullish(),
    failed: z.object({ reason: z.string().nullish() }).nullish(),
  }),
})

/** Its webhooks are those of Svix. */
export const resend: Provider = {
  isConfigured: ({ RESEND_WEBHOOK_SECRET }) => RESEND_WEBHOOK_SECRET !== undefined,
  read: ({ headers, body, now }, { RESEND_WEBHOOK_SECRET = '' }) => {
    const [id, timestamp, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) => headers.get(name) ?? '')
    const key = Buffer.from(RESEND_WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    const isRecent = Math.abs(now - Number(timestamp) * 1000) <= OLDEST
    const isProven = isRecent && (signatures ?? '').split(' ').some((signature) => isSame(signature, expected))
    return Promise.resolve(isProven ? reportsIn(body) : null)
  },
}

function reportsIn(body: string): Report[] {
  const event = EventSchema.safeParse(parseJson(body)).data
  const state = event && STATES[event.type]
  if (!state) return []
  const { email_id: relayId, message_id: messageId, headers, bounce, failed } = event.data
  const token = headers?.find(({ name }) => name.toLowerCase() === 'x-pm-metadata-email')?.value
  return [{ state, token, relayId, messageId, reason: bounce?.message ?? failed?.reason, at: event.created_at }]
}
