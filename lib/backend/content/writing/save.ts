import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { savePositions } from './positions'
import { defaultTitle, textsIn } from './texts'
import type { Content, Writable } from './writable'

/**
 * Writes a document in both languages and publishes it, within the transaction of the request.
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
  const english = { ...textsIn(texts, 'en', spoken), ...defined(titleField, defaultTitle(title, spoken, id === null)) }
  const georgian = textsIn({ ...texts, [titleField]: title }, 'ka', spoken)
  // As a draft first: the CMS takes a published document without a Georgian title for an unfinished one.
  const draft = { ...shared, locale: 'ka', draft: true, data: { ...data, ...georgian, _status: 'draft' } as never } as const
  const { id: key } = id === null ? await req.payload.create(draft) : await req.payload.update({ ...draft, id })
  await req.payload.update({ ...shared, locale: 'en', id: key, data: { ...data, ...english, _status: 'published' } as never })
  if (position !== undefined) await savePositions(req, collection, [{ _id: String(key), position }])
  return String(key)
}

function defined(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value }
}
