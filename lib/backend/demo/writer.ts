import { access } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, GlobalSlug, Payload, RichTextField } from 'payload'
import { WITHOUT_EXPIRY } from '../content/expire-pages'
import { hasLanguage, inLanguage, type Localized } from './localized'

const PICTURES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures')

/** A picture of the demo content: its file below `pictures/`, and its alternative text. */
export interface DemoPicture {
  file: string
  alt: Localized
}

/** Writes demo content into the database, English first, then Georgian into the same documents. */
export class DemoWriter {
  private readonly pictures = new Map<string, string>()

  constructor(private readonly payload: Payload) {}

  /** Creates a document with localised values. @returns its key */
  async create(collection: CollectionSlug, data: Record<string, unknown>): Promise<string> {
    const shared = { collection, context: WITHOUT_EXPIRY, depth: 0 } as const
    const isDraftable = collection !== 'media'
    const english = { ...(inLanguage(data, 'en') as object), ...(isDraftable && { _status: 'published' }) }
    const created = await this.payload.create({ ...shared, locale: 'en', data: english as never })
    // Without a Georgian title there is no Georgian version: the CMS wants the title first.
    if (hasLanguage(data.title ?? data, 'ka')) {
      const georgian = inLanguage(data, 'ka', created) as object
      await this.payload.update({ ...shared, locale: 'ka', id: created.id, data: georgian })
    }
    return String(created.id)
  }

  /** Fills a global with localised values. */
  async fill(slug: GlobalSlug, data: Record<string, unknown>): Promise<void> {
    const shared = { slug, context: WITHOUT_EXPIRY, depth: 0 } as const
    const saved = await this.payload.updateGlobal({ ...shared, locale: 'en', data: { ...(inLanguage(data, 'en') as object), _status: 'published' } as never })
    await this.payload.updateGlobal({ ...shared, locale: 'ka', data: inLanguage(data, 'ka', saved) as never })
  }

  /** Uploads a picture once. @returns its key, or undefined when there is no such file */
  async picture(picture: DemoPicture): Promise<string | undefined> {
    const known = this.pictures.get(picture.file)
    if (known) return known
    const filePath = path.join(PICTURES, picture.file)
    if (!(await access(filePath).then(() => true, () => false))) return undefined
    const shared = { collection: 'media', context: WITHOUT_EXPIRY, depth: 0 } as const
    const created = await this.payload.create({ ...shared, data: { alt: picture.alt }, filePath })
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
