import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { FlattenedField, GlobalSlug, Payload, RichTextField } from 'payload'
import { DEFAULT_LOCALE, LOCALES, otherLocales, type Locale } from '@/lib/i18n/locales'
import type { ContentCollection } from '@/lib/site/cache-tags'
import { IMPORT } from '../content/write-context'
import { dataFor, globalDataFor } from '../content/writing/loose-data'
import { hasLanguage, inLanguage, type Localized } from './localized'

const PICTURES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures')
const BLOCK = /^\[\[(?:card (?<collection>\S+) (?<name>\S+)|button (?<label>.+) \| (?<href>\S+))\]\]$/
const OTHER_LOCALES = otherLocales(DEFAULT_LOCALE)

/** A picture of the demo content: its file below `pictures/`, and its alternative text. */
export interface DemoPicture {
  file: string
  alt: Localized
  /** The same subject in 4:5, for phones. */
  portrait?: string
}

/**
 * A document as a demo file writes it: texts by language, rich texts as Markdown, pictures by their files, related
 * documents by their `identifier` or `key`. Values without a field in the collection are not stored.
 */
export type DemoDocument = Record<string, unknown>

/** Writes demo content into the database, English first, then each other language into the same documents. */
export class DemoWriter {
  private readonly pictures = new Map<string, string>()
  private readonly keys = new Map<string, string>()

  constructor(private readonly payload: Payload) {}

  /** Creates and publishes a document. */
  async create(collection: ContentCollection, document: DemoDocument): Promise<void> {
    const options = { collection, context: IMPORT, depth: 0 } as const
    const data = await this.toData(this.payload.collections[collection].config.flattenedFields, document)
    const english = dataFor(collection, { ...inLanguage(data, DEFAULT_LOCALE), _status: 'published' })
    const created = await this.payload.create({ ...options, locale: DEFAULT_LOCALE, data: english })
    for (const locale of OTHER_LOCALES) {
      // Without a title there is no version in that language: the CMS wants the title first.
      if (!hasLanguage(data.title ?? data, locale)) continue
      await this.payload.update({ ...options, locale, id: created.id, data: dataFor(collection, inLanguage(data, locale, created)) })
    }
    this.keys.set(`${collection} ${String(document.identifier ?? document.key)}`, created.id)
  }

  /** Fills and publishes a global. */
  async fill(slug: GlobalSlug, document: DemoDocument): Promise<void> {
    const options = { slug, context: IMPORT, depth: 0 } as const
    const fields = this.payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
    const data = await this.toData(fields, document)
    const english = globalDataFor(slug, { ...inLanguage(data, DEFAULT_LOCALE), _status: 'published' })
    const saved = await this.payload.updateGlobal({ ...options, locale: DEFAULT_LOCALE, data: english })
    for (const locale of OTHER_LOCALES) {
      await this.payload.updateGlobal({ ...options, locale, data: globalDataFor(slug, inLanguage(data, locale, saved)) })
    }
  }

  /** Turns localised Markdown into the rich text of a collection's or a global's field. */
  richText(markdown: Localized): Localized<unknown> {
    const field = this.payload.collections.articles.config.flattenedFields.find(({ name }) => name === 'body')
    const editorConfig = editorConfigFactory.fromField({ field: field as RichTextField })
    return Object.fromEntries(
      Object.entries(markdown).map(([locale, text]) => {
        const { root } = convertMarkdownToLexical({ editorConfig, markdown: text })
        return [locale, { root: { ...root, children: root.children.map((node) => this.toBlock(node) ?? node) } }]
      }),
    )
  }

  /** A block of a newsletter: a paragraph such as `[[card events summit-2027]]` or `[[button Register | /event/summit-2027]]`. */
  private toBlock(node: object): ReturnType<typeof convertMarkdownToLexical>['root']['children'][number] | null {
    const { children = [] } = node as { children?: { text?: string }[] }
    const { collection, name, label, href } = BLOCK.exec(children.map(({ text = '' }) => text).join(''))?.groups ?? {}
    const document = collection && { relationTo: collection, value: this.keys.get(`${collection} ${name}`) }
    const fields = document ? { blockType: 'card', document } : href && { blockType: 'button', label, href }
    const block = { type: 'block', version: 2, format: '', fields: { id: randomUUID(), blockName: '', ...fields } }
    return fields ? block : null
  }

  private async toData(fields: readonly FlattenedField[], document: DemoDocument): Promise<DemoDocument> {
    const data: DemoDocument = {}
    for (const field of fields) if (field.name in document) data[field.name] = await this.toValue(field, document[field.name])
    return data
  }

  private async toValue(field: FlattenedField, value: unknown): Promise<unknown> {
    if (value === null || value === undefined) return value
    switch (field.type) {
      case 'richText':
        return this.richText(value)
      case 'upload':
        return field.hasMany ? this.gallery(value as DemoPicture[]) : this.picture(value as DemoPicture)
      case 'relationship':
        return Array.isArray(value) ? value.map((name) => this.keys.get(`${String(field.relationTo)} ${String(name)}`)) : this.keys.get(`${String(field.relationTo)} ${String(value)}`)
      case 'group':
      case 'tab':
        return this.toData(field.flattenedFields, value as DemoDocument)
      case 'array': {
        const entries: DemoDocument[] = []
        for (const entry of value as DemoDocument[]) entries.push(await this.toData(field.flattenedFields, entry))
        return entries
      }
      default:
        return value
    }
  }

  /** Uploads a picture once. @returns its key, or undefined when there is no such file */
  private async picture({ file, alt, portrait }: DemoPicture): Promise<string | undefined> {
    const stored = this.pictures.get(file)
    if (stored) return stored
    const filePath = path.join(PICTURES, file)
    if (!(await access(filePath).then(() => true, () => false))) return undefined
    // The CMS wants a picture to be described in every language, also in one that the demo content does not know.
    const described = Object.fromEntries(LOCALES.map((locale) => [locale, alt[locale] ?? alt[DEFAULT_LOCALE] ?? ''])) as Record<Locale, string>
    const created = await this.payload.create({ collection: 'media', context: IMPORT, depth: 0, data: { alt: described, portrait: portrait ? await this.picture({ file: portrait, alt }) : undefined }, filePath })
    this.pictures.set(file, created.id)
    return created.id
  }

  /** Uploads pictures. @returns the keys of those whose file exists */
  private async gallery(pictures: readonly DemoPicture[]): Promise<string[]> {
    const keys: string[] = []
    for (const picture of pictures) {
      const key = await this.picture(picture)
      if (key) keys.push(key)
    }
    return keys
  }
}
