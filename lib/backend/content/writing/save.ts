import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { savePositions } from './positions'
import { defaultTitle, textsIn } from './texts'
import type { Content, Writable } from './writable'

/**
 * Writes a document in every language and publishes it, within the transaction of the request.
 *
 * @param id the document to replace, or null for a new one
 * @param spoken the language of the request, in which plain strings are written
 * @returns the key of the document
 */
export async function saveContent(
  req: PayloadRequest,
  { collection }: Pick<Writable, 'collection'>,
  id: string | null,
  { titleField, title, texts, data, position }: Content,
  spoken: Locale,
): Promise<string> {
  const shared = { collection, depth: 0, overrideAccess: false, user: req.user, req } as const
  const inDefault = { ...textsIn(texts, DEFAULT_LOCALE, spoken), ...defined(titleField, defaultTitle(title, spoken, id === null)) }
  const published = { ...shared, locale: DEFAULT_LOCALE, data: { ...data, ...inDefault, _status: 'published' } as never } as const
  let key: string | number | null = id
  // As drafts first: the CMS takes a published document without a translated title for an unfinished one.
  for (const locale of otherLocales(DEFAULT_LOCALE)) {
    const translated = textsIn({ ...texts, [titleField]: title }, locale, spoken)
    const draft = { ...shared, locale, draft: true, data: { ...data, ...translated, _status: 'draft' } as never } as const
    key = (key === null ? await req.payload.create(draft) : await req.payload.update({ ...draft, id: key })).id
  }
  const saved = key === null ? await req.payload.create(published) : await req.payload.update({ ...published, id: key })
  if (position !== undefined) await savePositions(req, collection, [{ _id: String(saved.id), position }])
  return String(saved.id)
}

function defined(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value }
}
