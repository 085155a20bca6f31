import type { Locale } from '@/lib/i18n/locales'
import { addressIn } from '@/lib/site/offline/kept-address'
import type { KeptPage } from '@/lib/site/offline/kept-index'
import { readLaterFiles, readReferences, readStyledFiles, type PageReferences } from '@/lib/site/offline/page-references'
import type { KeptStorage } from './kept-storage'

interface Surroundings {
  origin: string
  fetch: typeof fetch
  now: () => number
  /** Whether the visitor pays for each byte. */
  isSparing: () => boolean
}

/** Brings pages and their files onto the device, as a visitor without cookies gets them. */
export class SiteCopies {
  private readonly named = new Map<string, string[]>()
  private count = 0

  constructor(
    private readonly storage: KeptStorage,
    readonly surroundings: Surroundings,
  ) {}

  /** Without cookies the copies hold nothing personal, and the chosen language of the visitor stays. */
  ask(locale: Locale, address: string, etag = ''): Promise<Response> {
    return this.surroundings.fetch(addressIn(locale, address), {
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      headers: etag ? { 'If-None-Match': etag } : {},
    })
  }

  /** Keeps a page with its files. @param bases keys of what it is written as a difference from */
  async keepPage(locale: Locale, address: string, answer: Response, bases: string[] = []): Promise<{ page: KeptPage; references: PageReferences }> {
    const { now } = this.surroundings
    const content = new Uint8Array(await answer.arrayBuffer())
    const references = readReferences(new TextDecoder().decode(content))
    const key = `/kept/${now()}-${(this.count += 1)}/${locale}${address}`
    await this.storage.put(key, answer, content, bases)
    references.files = await this.keepFiles(references.files)
    return { page: { locale, address, title: references.title, key, bases, etag: answer.headers.get('etag') ?? '', savedAt: now() }, references }
  }

  async keepFile(address: string): Promise<void> {
    const index = await this.storage.index()
    if (address in index.sizes) return
    const answer = await this.surroundings.fetch(address, { credentials: 'omit' })
    if (answer.ok) await this.storage.put(address, answer, new Uint8Array(await answer.arrayBuffer()))
  }

  /** Keeps a file that changes under its name. @returns its address when that worked */
  async keepNewest(address: string): Promise<string[]> {
    const answer = await this.surroundings.fetch(address, { credentials: 'omit', cache: 'no-store' })
    if (!answer.ok) return []
    await this.storage.put(address, answer, new Uint8Array(await answer.arrayBuffer()))
    return [address]
  }

  /** @returns the files with those that style sheets and scripts among them name */
  private async keepFiles(files: readonly string[]): Promise<string[]> {
    const all = new Set(files)
    for (const file of all) {
      await this.keepFile(file)
      for (const named of await this.namedFiles(file)) all.add(named)
    }
    return [...all]
  }

  private async namedFiles(file: string): Promise<string[]> {
    const known = this.named.get(file)
    if (known) return known
    const kept = await this.storage.get(file)
    const text = new TextDecoder().decode(kept?.content)
    const found = file.endsWith('.css') ? readStyledFiles(text, file) : file.endsWith('.js') ? readLaterFiles(text) : []
    this.named.set(file, found)
    return found
  }
}
