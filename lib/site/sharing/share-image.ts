import { createHash } from 'node:crypto'
import { LOCALE_TABLE, toLocale, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { titleWithState } from '../events/title-with-state'
import type { ShareFacts } from './share-facts'
import { SHARE_FORMATS, type ShareFormat } from './share-formats'

const SHARE_KINDS = ['event', 'speaker', 'participant', 'team-member', 'article', 'letter', 'session', 'page'] as const

/** Raise it when the design changes, so that all images get new addresses. */
const DESIGN = 2

/** `key` is an identifier, a session's `_id` or the name of a page; `event` is the one it is seen at. */
export interface ShareSubject {
  kind: (typeof SHARE_KINDS)[number]
  key: string
  event?: string
}

export interface ShareAddress {
  subject: ShareSubject
  locale: Locale
  hash: string
  format: ShareFormat
}

/** `url` is a path; width and height are pixels. */
export interface ShareImage {
  url: string
  width: number
  height: number
  alt: string
  type: 'image/jpeg'
}

/** The address changes with the facts, so that images can be cached forever. */
export function shareImage(subject: ShareSubject, facts: ShareFacts, locale: Locale, format: ShareFormat = 'wide'): ShareImage {
  const { kind, key, event } = subject
  const place = [LOCALE_TABLE[locale].cookieValue, kind, key, ...(event ? [event] : [])].map(encodeURIComponent).join('/')
  const suffix = format === 'wide' ? '' : `-${format}`
  return { url: `/share/${place}/${shareHash(facts, locale)}${suffix}.jpg`, ...SHARE_FORMATS[format], alt: altOf(facts, locale, kind === 'event'), type: 'image/jpeg' }
}

export function shareHash(facts: ShareFacts, locale: Locale): string {
  return createHash('sha256').update(JSON.stringify([DESIGN, locale, facts])).digest('hex').slice(0, 12)
}

/** Reads the decoded segments after `/share`. */
export function parseSharePath(segments: readonly string[]): ShareAddress | null {
  const [language, name, key, ...rest] = segments
  const file = /^([\da-f]{12})(?:-(square|portrait))?\.jpg$/.exec(rest.at(-1) ?? '')
  const kind = SHARE_KINDS.find((known) => known === name)
  const locale = toLocale(language)
  const [hash, format] = [file?.[1], file?.[2]]
  if (!kind || !locale || !key || !hash || rest.length > 2) return null
  const event = rest.length === 2 ? rest[0] : undefined
  return { subject: { kind, key, ...(event && { event }) }, locale, hash, format: (format as ShareFormat | undefined) ?? 'wide' }
}

function altOf({ title, page, lines, event, siteName }: ShareFacts, locale: Locale, isOfEvent: boolean): string {
  const shown = title || (page ? getTranslations({ locale, namespace: 'SharePage' })(page) : '')
  const name = event && titleWithState(isOfEvent ? shown : event.title, event.state, locale)
  return [isOfEvent ? '' : shown, ...lines.slice(0, 2), name === shown && !isOfEvent ? '' : name, siteName].filter(Boolean).join(' – ')
}
