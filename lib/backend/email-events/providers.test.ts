import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { parseSettings } from '@/lib/env'
import { PROVIDERS } from '.'

const ID = '3f0c1c3e-9a57-4e0b-8a55-6e1d1c3a7c10'
const NOW = Date.parse('2027-05-10T06:00:00Z')
const SECONDS = String(NOW / 1000)
const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:emails'
const KEY = 'a-signing-key-of-mailgun'
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const settings = parseSettings({ SES_TOPIC_ARN: TOPIC, POSTMARK_WEBHOOK_AUTH: 'site:a-long-enough-password', MAILGUN_SIGNING_KEY: KEY, RESEND_WEBHOOK_SECRET: SECRET })

function read(provider: string, body: unknown, headers: Record<string, string> = {}, now = NOW) {
  return PROVIDERS.get(provider)?.read({ headers: new Headers(headers), body: typeof body === 'string' ? body : JSON.stringify(body), now }, settings)
}

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

test.each([
  [{ RecordType: 'Delivery', MessageID: 'm1', Metadata: { email: ID }, DeliveredAt: '2027-05-10T05:59:00Z' }, { state: 'delivered', token: ID, relayId: 'm1', reason: null }],
  [{ RecordType: 'Bounce', Type: 'HardBounce', MessageID: 'm1', Details: 'smtp;550 no such user' }, { state: 'bounced', status: '5.1.1' }],
  [{ RecordType: 'Bounce', Type: 'SoftBounce', Details: 'greylisted' }, { state: 'bounced', status: null }],
  [{ RecordType: 'Bounce', Type: 'Transient' }, { state: 'deferred' }],
])('Postmark: %j', async (body, report) => {
  expect(await read('postmark', body, basic('site:a-long-enough-password'))).toEqual([expect.objectContaining(report)])
  expect(await read('postmark', body, basic('site:a-long-enough-passwore'))).toBeNull()
  expect(await read('postmark', body)).toBeNull()
})

test.each([
  [{ event: 'delivered', 'user-variables': { email: ID } }, { state: 'delivered', token: ID }],
  [{ event: 'failed', severity: 'permanent', 'delivery-status': { message: '5.1.1 unknown', 'enhanced-code': '5.1.1' }, message: { headers: { 'message-id': 'a@b' } } }, { state: 'bounced', status: '5.1.1', messageId: 'a@b' }],
  [{ event: 'complained', timestamp: 1809928740.5 }, { state: 'complained', at: '2027-05-10T05:59:00.500Z' }],
])('Mailgun: %j', async (event, report) => {
  const token = 'a'.repeat(50)
  const signature = createHmac('sha256', KEY).update(SECONDS + token).digest('hex')
  const body = { signature: { timestamp: SECONDS, token, signature }, 'event-data': event }
  expect(await read('mailgun', body)).toEqual([expect.objectContaining(report)])
  expect(await read('mailgun', body, {}, NOW + 16 * 60_000)).toBeNull()
  expect(await read('mailgun', { ...body, signature: { ...body.signature, token: 'b' } })).toBeNull()
  expect(await read('mailgun', event)).toBeNull()
})

test.each([
  [{ type: 'email.delivered', data: { email_id: 'r1' } }, { state: 'delivered', relayId: 'r1' }],
  [{ type: 'email.bounced', data: { email_id: 'r1', bounce: { message: '550 5.1.1 unknown' } } }, { state: 'bounced', reason: '550 5.1.1 unknown' }],
])('Resend: %j', async (event, report) => {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', Buffer.from(SECRET.slice(6), 'base64')).update(`msg_1.${SECONDS}.${body}`).digest('base64')
  const headers = { 'svix-id': 'msg_1', 'svix-timestamp': SECONDS, 'svix-signature': `v1,b3RoZXI= v1,${signature}` }
  expect(await read('resend', body, headers)).toEqual([expect.objectContaining(report)])
  expect(await read('resend', body, headers, NOW + 6 * 60_000)).toBeNull()
  expect(await read('resend', `${body} `, headers)).toBeNull()
  expect(await read('resend', body)).toBeNull()
})

describe('SES', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } })
  const asked: string[] = []
  const { fetch } = globalThis
  afterAll(() => void (globalThis.fetch = fetch))
  globalThis.fetch = (address) => {
    asked.push(String(address))
    return Promise.resolve(new Response(publicKey))
  }

  function message(event: object, changes: Record<string, string> = {}) {
    const { Type = 'Notification', SubscribeURL } = changes
    const fields: Record<string, string> = { Message: JSON.stringify(event), MessageId: 'sns', ...(SubscribeURL && { SubscribeURL }), Timestamp: '2027-05-10T06:00:00Z', ...(SubscribeURL && { Token: 'token' }), TopicArn: TOPIC, Type, ...changes }
    const { SigningCertURL = 'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-1.pem', SignatureVersion = '2', Signature, ...signed } = fields
    const text = Object.keys(signed).sort().map((name) => `${name}\n${signed[name]}\n`).join('')
    return { ...signed, SigningCertURL, SignatureVersion, Signature: Signature ?? createSign('sha256').update(text).sign(privateKey, 'base64') }
  }

  const mail = { messageId: 's1', tags: { email: [ID] }, commonHeaders: { messageId: '<a@b>' } }
  const bounce = { eventType: 'Bounce', mail, bounce: { bouncedRecipients: [{ status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 unknown' }] } }

  test.each([
    [bounce, { state: 'bounced', token: ID, relayId: 's1', status: '5.1.1' }],
    [{ notificationType: 'Delivery', mail: { messageId: 's1' } }, { state: 'delivered', relayId: 's1' }],
    [{ eventType: 'DeliveryDelay', mail }, { state: 'deferred' }],
    [{ eventType: 'Complaint', mail, complaint: { timestamp: '2027-05-10T05:00:00Z' } }, { state: 'complained', at: '2027-05-10T05:00:00Z' }],
  ])('%j', async (event, report) => expect(await read('ses', message(event))).toEqual([expect.objectContaining(report)]))

  test.each([
    ['another topic', message(bounce, { TopicArn: 'arn:aws:sns:eu-central-1:123456789012:other' })],
    ['another signature', message(bounce, { Signature: 'AAAA' })],
    ['the first version', message(bounce, { SignatureVersion: '1' })],
    ['a changed text', { ...message(bounce), Message: '{}' }],
    ...['https://sns.example.com/a.pem', 'https://sns.eu-central-1.amazonaws.com.example.com/a.pem', 'http://sns.eu-central-1.amazonaws.com/a.pem', 'https://s3.amazonaws.com/a.pem', 'https://sns.eu-central-1.amazonaws.com/a'].map(
      (address): [string, object] => [address, message(bounce, { SigningCertURL: address })],
    ),
  ])('refuses %s', async (_what, body) => {
    expect(await read('ses', body)).toBeNull()
    expect(asked.filter((address) => !/^https:\/\/sns\.eu-central-1\.amazonaws\.com\/.*\.pem$/.test(address))).toEqual([])
  })

  test('confirms the subscription to its topic', async () => {
    const SubscribeURL = 'https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription'
    expect(await read('ses', message({}, { Type: 'SubscriptionConfirmation', SubscribeURL }))).toEqual([])
    expect(asked).toContain(SubscribeURL)
  })
})
