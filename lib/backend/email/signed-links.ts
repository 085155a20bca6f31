import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@/lib/site/routes'
import { env } from '@/lib/env'

const HOLDERS = ['mailbox', 'browser'] as const

const ROUTES = { registration: 'ownRegistration', subscription: 'ownSubscription' } as const

/** The entities that a signed link opens without an account; a token for one opens no other. */
export type SignedEntity = keyof typeof ROUTES

/** Whom a link was given: whoever reads the emails to the address, or whoever sent a form with that address. */
export type LinkHolder = (typeof HOLDERS)[number]

const SIGNATURE_BYTES = 18

/** The path of the page on which whoever has the link manages the document. */
export function signedPath(entity: SignedEntity, id: string, holder: LinkHolder = 'mailbox'): string {
  return pathTo(ROUTES[entity], { token: toToken(entity, id, holder) })
}

/** @returns the id of the document, or null for a token that was not signed here for this entity */
export function fromToken(entity: SignedEntity, token: string): { id: string; holder: LinkHolder } | null {
  const [, ...parts] = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})([\w-]{24})$/.exec(token) ?? []
  const given = parts.pop()
  if (!given) return null
  const id = parts.join('-')
  const holder = HOLDERS.find((name) => timingSafeEqual(Buffer.from(given, 'base64url'), signature(entity, id, name)))
  return holder ? { id, holder } : null
}

export function toToken(entity: SignedEntity, id: string, holder: LinkHolder = 'mailbox'): string {
  return `${id.replaceAll('-', '')}${signature(entity, id, holder).toString('base64url')}`
}

function signature(entity: SignedEntity, id: string, holder: LinkHolder): Buffer {
  const secret = env().AUTH_SECRET ?? ''
  // Emails from before there were others have the first kind.
  const text = holder === 'mailbox' ? `${entity} ${id}` : `${entity} ${id} ${holder}`
  return createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES)
}
