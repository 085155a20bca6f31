import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { dataFor } from './loose-data'
import { savePositions } from './positions'
import { defaultTitle, textsIn } from './texts'
import type { Content, Writable } from './writable'

/**
 * Writes a document in every language and publishes it, within the transaction of the request.
 *
 * @param id the document to replace, or null for a new one
 * @param locale the language of the request, in which plain strings are written
 * @returns the key of the document
 */
export async function saveContent(
  req: PayloadRequest,
  { collection }: Pick<Writable, 'collection'>,
  id: string | null,
  { titleField, title, texts, data, position }: Content,
  locale: Locale,
): Promise<string> {
  const options = { collection, depth: 0, overrideAccess: false, user: req.user, req } as const
  let key = id
  // As drafts first: the CMS takes a published document without a title in a language for an unfinished one.
  for (const language of LOCALES.filter((other) => other !== DEFAULT_LOCALE)) {
    const translated = textsIn({ ...texts, [titleField]: title }, language, locale)
    const draft = { ...options, locale: language, draft: true, data: dataFor(collection, { ...data, ...translated, _status: 'draft' }) } as const
    const saved = key === null ? await req.payload.create(draft) : await req.payload.update({ ...draft, id: key })
    key = saved.id
  }
  const newTitle = defaultTitle(title, locale, id === null)
  const defaults = { ...textsIn(texts, DEFAULT_LOCALE, locale), ...(newTitle !== undefined && { [titleField]: newTitle }) }
  const published = { ...options, locale: DEFAULT_LOCALE, data: dataFor(collection, { ...data, ...defaults, _status: 'published' }) }
  const saved = key === null ? await req.payload.create(published) : await req.payload.update({ ...published, id: key })
  if (position !== undefined) await savePositions(req, collection, [{ _id: saved.id, position }])
  return saved.id
}
