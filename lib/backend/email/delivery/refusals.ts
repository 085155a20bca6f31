/** What nodemailer says of an attempt that failed. */
export interface SendError {
  message: string
  /** What the mail server answered. */
  response?: string
  code?: string
  /** The command that was answered. */
  command?: string
  responseCode?: number
}

/**
 * Whom a refusal concerns: this `email` alone and for good, the `relay`, which takes no other email either, or only the
 * moment: `later` the email is tried again.
 */
export type Refusal = 'email' | 'relay' | 'later'

const ABOUT_THE_EMAIL = ['RCPT TO', 'DATA']
/** Relays that want a sign-in or encryption first say so at any command (RFC 4954, section 6; RFC 3207, section 4). */
const SIGN_IN_CODES = [530, 534, 535, 538]
/** By nodemailer itself: an address that cannot be sent, or an email that is larger than the relay takes. */
const UNSENDABLE = ['EENVELOPE', 'EMESSAGE']

export function classifyRefusal({ code = '', command = '', responseCode = 0 }: SendError): Refusal {
  if (code === 'EAUTH' && responseCode < 400) return 'relay'
  if (responseCode === 0) return UNSENDABLE.includes(code) ? 'email' : 'later'
  if (responseCode < 500) return 'later'
  return ABOUT_THE_EMAIL.includes(command) && !SIGN_IN_CODES.includes(responseCode) ? 'email' : 'relay'
}

const ADDRESSES = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g

/** What a mail server says, without the addresses that it names: it is kept longer than they may be. */
export function hideAddresses(answer: string): string {
  return answer.replace(ADDRESSES, 'the address')
}

/** The enhanced status code in the answer of a mail server (RFC 3463), such as 5.1.1. */
export function enhancedStatus(answer: string): string | null {
  return /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(answer)?.[0] ?? null
}

/** No mailbox, no such domain, moved, no mail at that domain (Exchange says so of an unknown recipient), or closed for good: an email to this address arrives nowhere. */
const UNKNOWN_ADDRESS = ['5.1.1', '5.1.2', '5.1.6', '5.1.10', '5.2.1']

export function isUnknownAddress(status: string | null | undefined): boolean {
  return UNKNOWN_ADDRESS.some((code) => code === status)
}
