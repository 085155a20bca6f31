import type { FlattenedField, Payload, Where } from 'payload'
import { DEFAULT_LOCALE, isLocale, otherLocales, type Locale } from '@/lib/i18n/locales'
import { shortDifference, type Difference } from './difference'
import { localisedTexts } from './localised-texts'
import { hasFacts } from './find-naming'
import { findStoredTexts, keyOf, readStates, type Place, type StoredTexts } from './stored-texts'
import { hasOpen, openSince, type TextState } from './text-states'
import { wordsOf } from './words-of'

type Values = Record<string, unknown>

/** A published text that may be out of date, in one language, and why. */
export interface OldText extends Place {
  path: string
  locale: Locale
  /** Since when; a later change makes it another finding. */
  since: string
  /** The kind of document, in the plural; “Pages” for a global. */
  kind: string
  title: string
  /** The document in that language. */
  href: string
  field: string
  /** When it changed last itself, as far as that is known. */
  changedAt: string | null
  /** What changed in another language. */
  source: (Difference & { from: Locale; changedAt: string }) | null
  /** What it names although that is no longer so. */
  names: { label: string; words: string }[]
}

/** All that may be out of date, by kind of document. */
export async function readOldTexts(payload: Payload): Promise<OldText[]> {
  return textsOf(payload, (await findStoredTexts(payload)).filter(({ states }) => hasOpen(states)))
}

/** What may be out of date in one document, or in others because of it. */
export async function readOldTextsAbout(payload: Payload, place: Place): Promise<OldText[]> {
  const own = keyOf(place)
  const namesIt = (state: TextState) => (state.names ?? []).some(({ cause }) => cause === own)
  const others = hasFacts(place) ? (await findStoredTexts(payload)).filter((stored) => keyOf(stored) !== own) : []
  const because = others.map((stored) => {
    const states = Object.entries(stored.states).map(([path, byLocale = {}]) => [path, Object.fromEntries(Object.entries(byLocale).filter(([, state]) => namesIt(state)))] as const)
    return { ...stored, states: Object.fromEntries(states) }
  })
  return textsOf(payload, [{ ...place, states: await readStates(payload, place) }, ...because].filter(({ states }) => hasOpen(states)))
}

export async function countOldTexts(payload: Payload): Promise<number> {
  return (await readOldTexts(payload)).length
}

async function textsOf(payload: Payload, stored: readonly StoredTexts[]): Promise<OldText[]> {
  const texts: OldText[] = []
  for (const { slug, labels, admin, flattenedFields, versions } of payload.config.collections) {
    const known = new Map(stored.flatMap((one) => (one.entity === slug && one.document ? [[one.document, one]] : [])))
    if (known.size === 0) continue
    const where: Where = { and: [{ id: { in: [...known.keys()] } }, ...(versions?.drafts ? [{ _status: { equals: 'published' } }] : [])] }
    const { docs } = await payload.find({ collection: slug, where, locale: 'all', draft: false, depth: 0, pagination: false, sort: 'id' })
    for (const document of docs.map((one): Values => ({ ...one }))) {
      const found = known.get(String(document.id))
      const title = titleOf(document[admin.useAsTitle ?? 'id'])
      if (found) texts.push(...openTexts(found, flattenedFields, document, { kind: String(labels.plural), title, href: `/admin/collections/${slug}/${String(document.id)}` }))
    }
  }
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    const found = stored.find(({ entity }) => entity === slug)
    const document = found && { ...(await payload.findGlobal({ slug: slug, locale: 'all', draft: false, depth: 0 })) }
    if (document) texts.push(...openTexts(found, flattenedFields, document, { kind: 'Pages', title: String(label), href: `/admin/globals/${slug}` }))
  }
  return texts
}

function openTexts({ entity, document, states }: StoredTexts, fields: readonly FlattenedField[], values: Values, { href, ...about }: Pick<OldText, 'kind' | 'title' | 'href'>): OldText[] {
  return localisedTexts(fields, values).flatMap(({ path, label, values: texts }) =>
    Object.entries(states[path] ?? {}).flatMap(([locale, state]): OldText[] => {
      const since = openSince(state)
      if (!since || !isLocale(locale)) return []
      const { changedAt = null, behind, names = [] } = state
      const source = behind && { from: behind.from, changedAt: behind.since, ...shortDifference(behind.before, wordsOf(texts[behind.from])) }
      return [{ entity, document, path, locale, since, ...about, href: `${href}?locale=${locale}`, field: label, changedAt, source: source ?? null, names: names.map((name) => ({ label: name.label, words: name.words })) }]
    }),
  )
}

/** The title in the default language, else in another one. */
export function titleOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? 'Untitled')
  const texts = value as Partial<Record<Locale, unknown>>
  return String([DEFAULT_LOCALE, ...otherLocales(DEFAULT_LOCALE)].map((locale) => texts[locale]).find(Boolean) ?? 'Untitled')
}
