import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/** What a signed link opens: one registration, or one subscription. */
export type LinkKind = 'registration' | 'subscription'

const SIGNATURE_BYTES = 18

/**
 * Builds the token of a link that lets whoever has it act for one document without an account.
 *
 * @param kind what it opens; a token of one kind opens nothing of another
 * @param key the key of the document
 */
export function toToken(kind: LinkKind, key: string): string {
  return `${key.replaceAll('-', '')}${signature(kind, key).toString('base64url')}`
}

/**
 * Reads a token.
 *
 * @returns the key of the document, or null for a token that was not built here for this kind
 */
export function fromToken(kind: LinkKind, token: string): string | null {
  const [, ...parts] = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})([\w-]{24})$/.exec(token) ?? []
  const given = parts.pop()
  if (!given) return null
  const key = parts.join('-')
  return timingSafeEqual(Buffer.from(given, 'base64url'), signature(kind, key)) ? key : null
}

function signature(kind: LinkKind, key: string): Buffer {
  const secret = env().AUTH_SECRET ?? ''
  return createHmac('sha256', secret).update(`${kind} ${key}`).digest().subarray(0, SIGNATURE_BYTES)
}
