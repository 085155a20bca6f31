import { access } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, GlobalSlug, Payload, RichTextField } from 'payload'
import { DEFAULT_LOCALE, LOCALES, otherLocales } from '@/lib/i18n/locales'
import { WITHOUT_EXPIRY } from '../content/expire-pages'
import { hasLanguage, inLanguage, type Localized } from './localized'

const PICTURES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures')

/** A picture of the demo content: its file below `pictures/`, and its alternative text. */
export interface DemoPicture {
  file: string
  alt: Localized
}

/** Writes demo content into the database, the default language first, then the others into the same documents. */
export class DemoWriter {
  private readonly pictures = new Map<string, string>()

  constructor(private readonly payload: Payload) {}

  /** Creates a document with localised values. @returns its key */
  async create(collection: CollectionSlug, data: Record<string, unknown>): Promise<string> {
    const shared = { collection, context: WITHOUT_EXPIRY, depth: 0 } as const
    const isDraftable = collection !== 'media'
    const original = { ...(inLanguage(data, DEFAULT_LOCALE) as object), ...(isDraftable && { _status: 'published' }) }
    const created = await this.payload.create({ ...shared, locale: DEFAULT_LOCALE, data: original as never })
    for (const locale of otherLocales(DEFAULT_LOCALE)) {
      // The CMS wants a title in every language that a document has.
      if (!hasLanguage(data.title ?? data, locale)) continue
      await this.payload.update({ ...shared, locale, id: created.id, data: inLanguage(data, locale, created) as object })
    }
    return String(created.id)
  }

  /** Fills a global with localised values. */
  async fill(slug: GlobalSlug, data: Record<string, unknown>): Promise<void> {
    const shared = { slug, context: WITHOUT_EXPIRY, depth: 0 } as const
    const saved = await this.payload.updateGlobal({ ...shared, locale: DEFAULT_LOCALE, data: { ...(inLanguage(data, DEFAULT_LOCALE) as object), _status: 'published' } as never })
    for (const locale of otherLocales(DEFAULT_LOCALE)) {
      if (hasLanguage(data, locale)) await this.payload.updateGlobal({ ...shared, locale, data: inLanguage(data, locale, saved) as never })
    }
  }

  /** Uploads a picture once. @returns its key, or undefined when there is no such file */
  async picture(picture: DemoPicture): Promise<string | undefined> {
    const known = this.pictures.get(picture.file)
    if (known) return known
    const filePath = path.join(PICTURES, picture.file)
    if (!(await access(filePath).then(() => true, () => false))) return undefined
    const shared = { collection: 'media', context: WITHOUT_EXPIRY, depth: 0 } as const
    const alt = Object.fromEntries(LOCALES.map((locale) => [locale, picture.alt[locale] ?? picture.alt[DEFAULT_LOCALE]]))
    const created = await this.payload.create({ ...shared, data: { alt }, filePath })
    this.pictures.set(picture.file, String(created.id))
    return String(created.id)
  }

  /** Uploads pictures. @returns the keys of those whose file exists */
  async gallery(pictures: readonly DemoPicture[]): Promise<string[]> {
    const keys: string[] = []
    for (const picture of pictures) {
      const key = await this.picture(picture)
      if (key) keys.push(key)
    }
    return keys
  }

  /** Uploads the picture of each entry. @returns the entries with the keys of their pictures */
  async illustrated<Entry extends { image: DemoPicture }>(entries: readonly Entry[]): Promise<unknown[]> {
    const illustrated: unknown[] = []
    for (const entry of entries) illustrated.push({ ...entry, image: await this.picture(entry.image) })
    return illustrated
  }

  /** Turns localised Markdown into the rich text of a collection's or a global's field. */
  richText(markdown: Localized): Localized<unknown> {
    const field = this.payload.collections.articles.config.flattenedFields.find(({ name }) => name === 'body')
    const editorConfig = editorConfigFactory.fromField({ field: field as RichTextField })
    return Object.fromEntries(
      Object.entries(markdown).map(([locale, text]) => [
        locale,
        convertMarkdownToLexical({ editorConfig, markdown: text }),
      ]),
    )
  }
}
