import { createHash, timingSafeEqual } from 'node:crypto'
import type { Settings } from '@/lib/env'
import type { Report } from './report'

interface Received {
  headers: Headers
  /** As it was sent: signatures are of its bytes. */
  body: string
  /** In milliseconds. */
  now: number
}

/** A service that hands emails over, and tells by a request what became of them. */
export interface Provider {
  isConfigured: (settings: Settings) => boolean
  /** @returns what a proven request says; null without a proof */
  read: (received: Received, settings: Settings) => Promise<Report[] | null>
}

/** Compares in constant time, however long the two are. */
export function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

/** @returns null for what is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
