/** The content of a ticket's QR code. */
export interface TicketContent {
  /** The key of the event. */
  event: string
  /** The key of the registration. */
  registration: string
  number: number
  version: number
}

export interface SignedTicket extends TicketContent {
  /** The signed part, in ASCII. */
  signed: string
  /** In base64url. */
  signature: string
}

const PREFIX = 'LX1'
const TEXT = /^LX1\.([\w-]{1,400})\.([\w-]{86})$/
const CONTENT = /^([\w-]{1,100}),([\w-]{1,100}),([1-9]\d{0,8}),([1-9]\d{0,8})$/

/** The part of a ticket's text that is signed. */
export function unsignedTicketText({ event, registration, number, version }: TicketContent): string {
  return `${PREFIX}.${btoa([event, registration, number, version].join(',')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Reads the text of a ticket without looking at its signature. @returns null for what is no ticket */
export function readTicketText(text: string): SignedTicket | null {
  const [, payload = '', signature = ''] = TEXT.exec(text.trim()) ?? []
  const [, event = '', registration = '', number, version] = CONTENT.exec(decoded(payload)) ?? []
  if (!event) return null
  return { event, registration, number: Number(number), version: Number(version), signed: `${PREFIX}.${payload}`, signature }
}

function decoded(payload: string): string {
  try {
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
