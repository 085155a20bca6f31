import { toAsciiAddress } from '@/lib/contract/fields/email-address'
import { env } from '@/lib/env'

const TOKEN = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** The address that readers see as the sender, as mail servers write it. */
export function senderAddress(): string {
  const { MAIL_FROM, SITE_URL } = env()
  const [, named] = /<([^<>]+)>\s*$/.exec(MAIL_FROM ?? '') ?? []
  return toAsciiAddress((named ?? MAIL_FROM)?.trim() ?? `no-reply@${new URL(SITE_URL).hostname}`)
}

/** The sender that reports go to: an address of its own for each email (VERP); null where no setting names one. */
export function bounceAddress(id: string): string | null {
  const { MAIL_BOUNCES } = env()
  return MAIL_BOUNCES ? MAIL_BOUNCES.replace('@', `+${id}@`) : null
}

/** The id of the email in such an address, or in another place for it. */
export function tokenIn(text: string): string | null {
  return TOKEN.exec(text)?.[0].toLowerCase() ?? null
}

/** The id of the email as the metadata that providers give back in their reports. */
export function metadataHeaders(id: string): Record<string, string | { prepared: true; value: string }> {
  return {
    'X-PM-Metadata-email': id,
    // Otherwise it is written as an encoded word, which nobody reads.
    'X-Mailgun-Variables': { prepared: true, value: JSON.stringify({ email: id }) },
    'X-SES-MESSAGE-TAGS': `email=${id}`,
  }
}

/** Asks for a report of each failure and delay, where the mail server offers that (RFC 3461). */
export function reportWish(id: string) {
  return { id, return: 'headers' as const, notify: ['failure' as const, 'delay' as const] }
}

const RELAY_IDS = [/\bqueued as [<"]?([\w.@+-]+)/i, /\bid=([\w.-]+)/i, /^\S+ (?:\d\.\d\.\d )?ok:? +[<"]?([\w.@+-]*\d[\w.@+-]*)/i]

/** What the mail server calls an email that it has taken: Postfix, Exim, Amazon and others say so in their answer. */
export function relayIdIn(answer: string): string | null {
  for (const pattern of RELAY_IDS) {
    const [, id] = pattern.exec(answer) ?? []
    if (id) return id
  }
  return null
}
