import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env, siteSecret } from '@/lib/env'
import { sharedCache } from '@/lib/shared-cache'
import type { NativeFormName } from '@/lib/site/forms/native-forms'
import { MINUTE } from '@/lib/site/text/durations'

/** A form as it was posted without JavaScript and refused. */
export interface FormDraft {
  form: NativeFormName
  /** The token of the link by which the form was reached; empty for forms that need none. */
  token: string
  values: Record<string, unknown>
  /** Of the answer. */
  status: number
  /** The error of the form as a whole, in the visitor's language. */
  message: string
  fields: Record<string, string>
}

interface StoredDraft {
  draft: FormDraft
  clientAddress: string
  storedAt: number
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const LIFETIME = 30 * MINUTE
const MAX_DRAFTS = 500
/** Limits drafts by client address, for somebody who sends a form often, or many behind one address; the oldest goes first. */
const MAX_PER_ADDRESS = 20

// In the global object, because pages and the API are given copies of this module. Never readable on a disk: what
// somebody typed and did not get sent is theirs alone.
const memory = globalThis as { formDrafts?: Map<string, StoredDraft> }

/**
 * Stores a form for half an hour, so that its page can show it again.
 *
 * @param clientAddress the address whose own drafts make room for it
 * @returns the token that it is found by
 */
export async function storeFormDraft(draft: FormDraft, clientAddress: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await share(token, draft, clientAddress)
  remember(token, draft, clientAddress)
  return token
}

async function share(token: string, draft: FormDraft, clientAddress: string): Promise<void> {
  const sealed = seal(JSON.stringify(draft), token)
  await cache()?.attempt(async (client) => {
    await client.set(nameOf(token), sealed, { expiration: { type: 'PX', value: LIFETIME } })
    const list = listOf(clientAddress)
    const surplus = (await client.rPush(list, nameOf(token))) - MAX_PER_ADDRESS
    await client.pExpire(list, LIFETIME)
    const oldest = surplus > 0 ? await client.lPopCount(list, surplus) : null
    if (oldest) await client.del(oldest)
  })
}

export async function findFormDraft(token: string): Promise<FormDraft | null> {
  const stored = memory.formDrafts?.get(token)
  if (stored) return Date.now() - stored.storedAt < LIFETIME ? stored.draft : null
  const sealed = await cache()?.attempt((client) => client.get(nameOf(token)))
  const text = typeof sealed === 'string' ? unseal(sealed, token) : null
  return text === null ? null : (JSON.parse(text) as FormDraft)
}

function remember(token: string, draft: FormDraft, clientAddress: string): void {
  const drafts = (memory.formDrafts ??= new Map<string, StoredDraft>())
  // As plain objects, since React passes no others to the browser.
  drafts.set(token, { draft: structuredClone(draft), clientAddress, storedAt: Date.now() })
  // A map keeps the order of insertion, so drafts that are too old or too many stand in front.
  const ofAddress = [...drafts].filter(([, stored]) => stored.clientAddress === clientAddress).map(([key]) => key)
  for (const key of ofAddress.slice(0, -MAX_PER_ADDRESS)) drafts.delete(key)
  for (const [key, { storedAt }] of drafts) {
    if (drafts.size <= MAX_DRAFTS && Date.now() - storedAt < LIFETIME) break
    drafts.delete(key)
  }
}

function cache() {
  return sharedCache(env().CACHE_URL)
}

function nameOf(token: string): string {
  return `draft:${createHash('sha256').update(token).digest('base64url')}`
}

/** Keeps addresses of visitors out of the shared cache. */
function listOf(clientAddress: string): string {
  return `drafts:${createHmac('sha256', siteSecret()).update(clientAddress).digest('base64url')}`
}

/** The shared cache may write to a disk; only the address of the page has the key. */
function seal(text: string, token: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(token), iv)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
}

/** @returns null for what was damaged, or not written by this site */
function unseal(sealed: string, token: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const [iv, tag, content] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES), bytes.subarray(IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(token), iv, { authTagLength: TAG_BYTES }).setAuthTag(tag)
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'form draft', 32))
}
