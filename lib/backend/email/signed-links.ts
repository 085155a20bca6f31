import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@/lib/site/routes'
import { env } from '@/lib/env'

const ROUTES = { registration: 'ownRegistration', subscription: 'ownSubscription' } as const

/** The entities that a signed link opens without an account; a token for one opens no other. */
export type SignedEntity = keyof typeof ROUTES

const SIGNATURE_BYTES = 18

/** The path of the page on which whoever has the link manages the document. */
export function signedPath(entity: SignedEntity, id: string): string {
  return pathTo(ROUTES[entity], { token: toToken(entity, id) })
}

/** @returns the id of the document, or null for a token that was not signed here for this entity */
export function fromToken(entity: SignedEntity, token: string): string | null {
  const [, ...parts] = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})([\w-]{24})$/.exec(token) ?? []
  const given = parts.pop()
  if (!given) return null
  const id = parts.join('-')
  return timingSafeEqual(Buffer.from(given, 'base64url'), signature(entity, id)) ? id : null
}

export function toToken(entity: SignedEntity, id: string): string {
  return `${id.replaceAll('-', '')}${signature(entity, id).toString('base64url')}`
}

function signature(entity: SignedEntity, id: string): Buffer {
  const secret = env().AUTH_SECRET ?? ''
  return createHmac('sha256', secret).update(`${entity} ${id}`).digest().subarray(0, SIGNATURE_BYTES)
}
