import { richText } from 'payload/shared'
import type { CollectionSlug, PayloadRequest, RichTextField } from 'payload'
import { isEmpty } from '@/lib/backend/content/reading/is-empty'
import { withLocaleRestored } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

/** Refuses a rich text without words, unless it is a translation for which the English text stands in. */
export function neededText(collection: CollectionSlug, name: string, message: string): RichTextField['validate'] {
  return async (value, options) => {
    const { id, event, req } = options
    if (!isEmpty(value)) return richText(value, options)
    // While staff type, the database is not read.
    const isTranslation = req.locale !== DEFAULT_LOCALE && id !== undefined
    if (!isTranslation) return message
    return event === 'onChange' || !isEmpty(await readDefault(req, collection, String(id), name)) || message
  }
}

async function readDefault(req: PayloadRequest, collection: CollectionSlug, id: string, name: string): Promise<unknown> {
  const read = () => req.payload.findByID({ collection, id, draft: true, locale: DEFAULT_LOCALE, fallbackLocale: false, select: { [name]: true }, depth: 0, req })
  const stored: object = await withLocaleRestored(req, read)
  return new Map<string, unknown>(Object.entries(stored)).get(name)
}
