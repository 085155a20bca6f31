import PostalMime, { type Email } from 'postal-mime'
import { enhancedStatus } from '../../email/delivery/refusals'
import { tokenIn } from '../../email/delivery/envelope'
import type { Report } from '../report'
import { readDeliveryStatus, readFeedback, readFields, type Fields } from './delivery-status'

/** Where mail servers note to whom an email came. */
const RECIPIENT_FIELDS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to', 'to']

const RETURNED = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers', 'message/rfc822-headers']

/** Whether an email may be a report by its own header; answers of people, automatic ones too, are not. */
export function isReport(header: string): boolean {
  const [fields] = readFields(header)
  return /^multipart\/report\b/i.test(fields?.get('content-type') ?? '') || Boolean(fields?.has('x-failed-recipients'))
}

/**
 * Reads what a mail server says of an email that the site has sent.
 *
 * @param source of the message, or its beginning
 * @returns null for what says nothing about an email
 */
export async function readReport(source: Buffer): Promise<Report | null> {
  const email = await PostalMime.parse(source)
  const own: Fields = new Map(email.headers.map(({ key, value }) => [key, value]))
  const partOf = (...types: string[]) => textOf(email.attachments.find(({ mimeType }) => types.includes(mimeType))?.content)
  const found = readFound(email, own, partOf)
  if (!found) return null
  const returned = new Map(readFields(partOf(...RETURNED) || returnedIn(email.text ?? '')).flatMap((fields) => [...fields]).toReversed())
  const { envelopeId = '', sender = '', ...report } = found
  const recipients = RECIPIENT_FIELDS.map((name) => own.get(name) ?? '')
  const token = verpToken([...recipients, sender, returned.get('return-path') ?? ''].join(' ')) ?? tokenIn(envelopeId) ?? tokenIn(returned.get('x-pm-metadata-email') ?? '')
  // Some send no header back, and answer to it.
  return { ...report, token, messageId: returned.get('message-id') ?? own.get('in-reply-to'), at: email.date }
}

type Found = Pick<Report, 'state' | 'reason' | 'status'> & { envelopeId?: string; sender?: string }

function readFound(email: Email, own: Fields, partOf: (...types: string[]) => string): Found | null {
  const status = partOf('message/delivery-status', 'message/global-delivery-status')
  if (status) return readDeliveryStatus(status)
  const feedback = partOf('message/feedback-report')
  if (feedback) return readFeedback(feedback)
  // Exim, before it knew reports with fields of their own.
  if (!own.has('x-failed-recipients')) return null
  const [said = ''] = /^.*\b[245]\d\d[ -].*$/m.exec(email.text ?? '') ?? []
  return { state: 'bounced', reason: said || null, status: enhancedStatus(said) }
}

function verpToken(addresses: string): string | null {
  return tokenIn(/\+[\da-f-]{36}@/i.exec(addresses)?.[0] ?? '')
}

/** The header that Exim copies below its words. */
function returnedIn(text: string): string {
  return /^-{4,} This is a copy of .*?-{4,}\s*$(?<copy>[^]*)/m.exec(text)?.groups?.copy?.trimStart() ?? ''
}

function textOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  if (content === undefined || typeof content === 'string') return content ?? ''
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString()
}
