import { enhancedStatus } from '../../email/delivery/refusals'
import type { Report } from '../report'

/** Fields of a header or a report, by their names in small letters. */
export type Fields = ReadonlyMap<string, string>

const STATES: Record<string, Report['state'] | undefined> = { failed: 'bounced', delayed: 'deferred', delivered: 'delivered' }
/** Of what several recipients of one email report, such as those of a list, what staff have to know. */
const MOST_TELLING = ['failed', 'delayed', 'delivered']

/** Complaints of people; other kinds tell of viruses, failed signatures, or that something is no spam (RFC 5965, section 7.3). */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

/** Paragraphs of fields, continued lines joined. */
export function readFields(text: string): Fields[] {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)
  return paragraphs.flatMap((paragraph) => {
    const lines = paragraph.replaceAll(/\n[ \t]+/g, ' ').split('\n').map((line) => /^([!-9;-~]+):[ \t]*(.*?)[ \t]*$/.exec(line))
    const fields = lines.flatMap((line) => (line ? [[(line[1] ?? '').toLowerCase(), line[2] ?? ''] as const] : []))
    // The first one counts: what follows may have been added on the way.
    return fields.length > 0 ? [new Map(fields.toReversed())] : []
  })
}

/** What the fields of a delivery status say (RFC 3464). @returns null where they say nothing about an email */
export function readDeliveryStatus(text: string): (Pick<Report, 'state' | 'reason' | 'status'> & { envelopeId?: string }) | null {
  const [message, ...recipients] = readFields(text)
  const all = message?.has('action') ? [message, ...recipients] : recipients
  const actionOf = (fields: Fields) => /^[a-z]+/i.exec(fields.get('action') ?? '')?.[0].toLowerCase() ?? ''
  const telling = MOST_TELLING.map((action) => all.find((fields) => actionOf(fields) === action)).find(Boolean)
  const state = telling && STATES[actionOf(telling)]
  if (!telling || !state) return null
  const reason = (telling.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
  const given = enhancedStatus(telling.get('status') ?? '')
  // 5.0.0 says no more than that it was refused; what the last mail server said may be clearer.
  const status = given && !given.endsWith('.0.0') ? given : (enhancedStatus(reason) ?? given)
  return { state, reason: state === 'delivered' ? null : reason || telling.get('status'), status, envelopeId: message?.get('original-envelope-id') }
}

/** What a complaint says (RFC 5965). @returns null for a report of another kind */
export function readFeedback(text: string): (Pick<Report, 'state'> & { sender?: string }) | null {
  const [fields] = readFields(text)
  if (!COMPLAINTS.includes(fields?.get('feedback-type')?.toLowerCase() ?? '')) return null
  return { state: 'complained', sender: fields?.get('original-mail-from') }
}
