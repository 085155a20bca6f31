import { createVerify } from 'node:crypto'
import { z } from 'zod'
import { processState } from '@/lib/runtime'
import { parseJson, type Provider } from './provider'
import type { Report } from './report'

/** Only Amazon's own servers say who signs, and confirm a subscription. */
const AMAZON = /^sns\.[a-z\d-]+\.amazonaws\.com$/
const FETCH_TIMEOUT = 10_000

const MessageSchema = z.object({
  Type: z.string(),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.literal('2'),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.string().nullish(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
})
type Message = z.infer<typeof MessageSchema>

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<string, (keyof Message)[]>

const RecipientSchema = z.object({ status: z.string().nullish(), diagnosticCode: z.string().nullish() })

const EventSchema = z.object({
  eventType: z.string().optional(),
  notificationType: z.string().optional(),
  mail: z.object({
    messageId: z.string(),
    tags: z.record(z.string(), z.array(z.string())).nullish(),
    commonHeaders: z.object({ messageId: z.string().nullish() }).nullish(),
  }),
  bounce: z.object({ timestamp: z.string().optional(), bouncedRecipients: z.array(RecipientSchema).optional() }).nullish(),
  deliveryDelay: z.object({ timestamp: z.string().optional(), delayedRecipients: z.array(RecipientSchema).optional() }).nullish(),
  complaint: z.object({ timestamp: z.string().optional() }).nullish(),
  delivery: z.object({ timestamp: z.string().optional() }).nullish(),
  reject: z.object({ reason: z.string().nullish() }).nullish(),
})

const STATES: Record<string, Report['state'] | undefined> = { Delivery: 'delivered', DeliveryDelay: 'deferred', Bounce: 'bounced', Reject: 'bounced', Complaint: 'complained' }

const certificates = processState('sesCertificates', () => new Map<string, string>())

/** Amazon's SES, whose reports come by a topic of its SNS. */
export const ses: Provider = {
  isConfigured: ({ SES_TOPIC_ARN }) => SES_TOPIC_ARN !== undefined,
  read: async ({ body }, { SES_TOPIC_ARN }) => {
    const message = MessageSchema.safeParse(parseJson(body)).data
    if (message?.TopicArn !== SES_TOPIC_ARN || !message || !(await isSigned(message))) return null
    if (message.Type === 'Notification') return reportsIn(message.Message)
    if (message.SubscribeURL && isOfAmazon(message.SubscribeURL)) await fetchText(message.SubscribeURL)
    return []
  },
}

async function isSigned(message: Message): Promise<boolean> {
  const fields = message.Type in SIGNED ? SIGNED[message.Type as keyof typeof SIGNED] : null
  if (!fields || !isOfAmazon(message.SigningCertURL) || !message.SigningCertURL.endsWith('.pem')) return false
  const text = fields.flatMap((field) => (typeof message[field] === 'string' ? [`${field}\n${message[field]}\n`] : [])).join('')
  try {
    return createVerify('sha256').update(text).verify(await readCertificate(message.SigningCertURL), message.Signature, 'base64')
  } catch (error) {
    console.error('Reports of SES:', error)
    return false
  }
}

function isOfAmazon(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return protocol === 'https:' && port === '' && username === '' && AMAZON.test(hostname)
}

async function readCertificate(address: string): Promise<string> {
  const known = certificates.get(address) ?? (await fetchText(address))
  certificates.set(address, known)
  return known
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT) })
  if (!response.ok) throw new Error(`${new URL(address).hostname} answers ${response.status}.`)
  return response.text()
}

function reportsIn(text: string): Report[] {
  const event = EventSchema.safeParse(parseJson(text)).data
  const state = event && STATES[event.eventType ?? event.notificationType ?? '']
  if (!state) return []
  const { mail, bounce, deliveryDelay, complaint, delivery, reject } = event
  const recipient = bounce?.bouncedRecipients?.[0] ?? deliveryDelay?.delayedRecipients?.[0]
  return [
    {
      state,
      token: mail.tags?.email?.[0],
      relayId: mail.messageId,
      messageId: mail.commonHeaders?.messageId,
      reason: recipient?.diagnosticCode ?? reject?.reason,
      status: recipient?.status,
      at: (bounce ?? deliveryDelay ?? complaint ?? delivery)?.timestamp,
    },
  ]
}
