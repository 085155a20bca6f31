import { commitTransaction, createLocalReq, initTransaction, killTransaction, type CollectionSlug, type Payload } from 'payload'
import { LOCALES } from '@/lib/i18n/locales'
import { inLanguage, type Localized } from './localized'

/** How many documents one transaction writes; others get their turn in between. */
const BATCH = 250

/** A document as it is to be stored: localised fields hold one value per language, relations hold keys. */
export interface BulkDocument extends Record<string, unknown> {
  /** Its key, a UUID. */
  id: string
}

/**
 * Writes thousands of published documents within a minute: both languages at once, one version each,
 * past validation, access and the expiry of pages. What collections fill in themselves is filled in.
 *
 * @param payload the CMS
 * @param collection a collection with drafts that staff do not put in order by hand
 * @param documents whole documents, entries of lists with keys of their own; they must be valid
 * @throws when one is refused by the database; earlier batches stay
 */
export async function writeInBulk(
  payload: Payload,
  collection: CollectionSlug,
  documents: readonly BulkDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    try {
      for (const document of documents.slice(start, start + BATCH)) await write(document)
      await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }

    async function write({ id, ...data }: BulkDocument) {
      const now = new Date().toISOString()
      const filled = await filledIn(payload, collection, data)
      const whole = { ...data, ...filled, _status: 'published', createdAt: now, updatedAt: now }
      const shared = { req, returning: false } as const
      // Each takes its own copy: the adapter moves the keys of list entries elsewhere.
      await payload.db.create({ ...shared, collection, customID: id, data: structuredClone(whole) })
      const version = { parent: id, versionData: structuredClone(whole), createdAt: now, updatedAt: now, autosave: false }
      await payload.db.createVersion({ ...shared, collectionSlug: collection, ...version })
    }
  }
}

/** What the collection's own hooks fill in: the search text of each language, and what is not translated. */
async function filledIn(payload: Payload, collection: CollectionSlug, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { config } = payload.collections[collection]
  const searchText: Localized<unknown> = {}
  const filled: Record<string, unknown> = { searchText }
  for (const locale of LOCALES) {
    let translated = inLanguage(data, locale)
    for (const hook of config.hooks.beforeChange) {
      translated = (await hook({ data: translated, operation: 'create', collection: config, context: {}, req: { locale, payload } } as Parameters<typeof hook>[0])) as typeof translated
    }
    searchText[locale] = translated.searchText
    for (const [name, value] of Object.entries(translated)) if (!(name in data) && name !== 'searchText') filled[name] = value
  }
  return filled
}
