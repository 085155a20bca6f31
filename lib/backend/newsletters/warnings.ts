import type { Payload } from 'payload'
import { Parser } from 'htmlparser2'
import { env } from '@/lib/env'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { isWritten } from '../content/newsletters/letter-language'
import { toMessage } from '../email/email-job'
import { deadLinks } from './dead-links'
import { addressLetter, composeLetter } from './letter-email'
import type { StoredNewsletter } from './newsletter'

/** Gmail cuts longer ones off, with the link by which readers leave. */
const LONGEST = 102 * 1024

/** What readers of a language would stumble over. */
export type NewsletterWarning =
  | { kind: 'unwritten'; locale: Locale }
  | { kind: 'tooLong'; locale: Locale; bytes: number; most: number }
  | { kind: 'deadLink'; locale: Locale; href: string; reason: string }
  | { kind: 'noAlternative'; locale: Locale; picture: string }

/** Looks at a letter in every language. Links are asked at most for some seconds together. */
export async function findWarnings(payload: Payload, letter: StoredNewsletter): Promise<NewsletterWarning[]> {
  const warnings: NewsletterWarning[] = []
  const links = new Map<string, Locale>()
  for (const locale of LOCALES) {
    if (!isWritten(letter, locale)) {
      warnings.push({ kind: 'unwritten', locale })
      continue
    }
    const content = await composeLetter(payload, letter, locale)
    const { html } = toMessage({ ...addressLetter(content, letter, { subscription: letter.id, to: '' }), key: '' })
    const bytes = Buffer.byteLength(html)
    if (bytes > LONGEST) warnings.push({ kind: 'tooLong', locale, bytes, most: LONGEST })
    const found = partsOf(content.body?.html ?? '')
    for (const picture of found.unnamed) warnings.push({ kind: 'noAlternative', locale, picture })
    for (const href of found.links) if (!links.has(href)) links.set(href, locale)
  }
  const dead = await deadLinks([...links.keys()], env().SITE_URL)
  return [...warnings, ...dead.map(({ href, reason }) => ({ kind: 'deadLink' as const, locale: links.get(href) ?? 'en', href, reason }))]
}

/** The links of a letter, and its pictures without an alternative text; those of cards stand beside a title. */
function partsOf(html: string): { links: string[]; unnamed: string[] } {
  const links = new Set<string>()
  const unnamed: string[] = []
  let cells = 0
  const parser = new Parser({
    onopentag: (name, { href = '', alt = '', src = '' }) => {
      if (name === 'td') cells += 1
      if (name === 'a' && /^https?:/.test(href)) links.add(href)
      if (name === 'img' && cells === 0 && alt.trim() === '') unnamed.push(decodeURIComponent(new URL(src).pathname.split('/').at(-1) ?? ''))
    },
    onclosetag: (name) => {
      if (name === 'td') cells -= 1
    },
  })
  parser.end(html)
  return { links: [...links], unnamed }
}
