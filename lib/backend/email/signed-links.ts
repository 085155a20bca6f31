import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathTo } from '@/lib/site/routes'
import { siteSecret } from '@/lib/env'

const HOLDERS = ['mailbox', 'browser'] as const

const ROUTES = { registration: 'ownRegistration', application: 'ownApplication', subscription: 'ownSubscription' } as const

/** The entities that a signed link opens without an account; a token for one opens no other. */
export type SignedEntity = SignedPage | 'draft'

type SignedPage = keyof typeof ROUTES

/** The holder of a link: the reader of emails to the address, or the sender of a form with that address. */
export type LinkHolder = (typeof HOLDERS)[number]

/** A document that links lead to; those of an earlier version are for its reader to refuse. */
export interface Linked {
  id: string
  linkVersion?: number | null
}

const SIGNATURE_BYTES = 18
const TOKEN = /^(?<id>\w{32})(?<given>[\w-]{24})(?<version>[1-9]\d{0,3})?$/
const DASHLESS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** The path of the page on which the holder of the link manages the document. */
export function signedPath(entity: SignedPage, document: Linked, holder: LinkHolder = 'mailbox'): string {
  return pathTo(ROUTES[entity], { token: toToken(entity, document, holder) })
}

/** @returns what the token opens, or null for one that was not signed here for this entity */
export function fromToken(entity: SignedEntity, token: string): { id: string; linkVersion: number; holder: LinkHolder } | null {
  const { id = '', given = '', version = '' } = TOKEN.exec(token)?.groups ?? {}
  if (!id) return null
  const linked = { id: id.replace(DASHLESS, '$1-$2-$3-$4-$5'), linkVersion: Number(version) }
  const holder = HOLDERS.find((name) => timingSafeEqual(Buffer.from(given, 'base64url'), signature(entity, linked, name)))
  return holder ? { ...linked, holder } : null
}

export function toToken(entity: SignedEntity, document: Linked, holder: LinkHolder = 'mailbox'): string {
  return `${document.id.replaceAll('-', '')}${signature(entity, document, holder).toString('base64url')}${document.linkVersion || ''}`
}

function signature(entity: SignedEntity, { id, linkVersion }: Linked, holder: LinkHolder): Buffer {
  // Emails from before there were others have the first kind, of no version.
  const text = [entity, id, ...(holder === 'mailbox' ? [] : [holder]), ...(linkVersion ? [linkVersion] : [])].join(' ')
  return createHmac('sha256', siteSecret()).update(text).digest().subarray(0, SIGNATURE_BYTES)
}
