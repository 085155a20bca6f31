import { offlineListPath } from '@/lib/contract/offline-path'
import type { OfflineList } from '@/lib/contract/offline'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, otherLocales, toLocale, type Locale } from '@/lib/i18n/locales'
import { CHECK_INTERVAL, GENERAL_CHECK_INTERVAL, MAX_STORED_BYTES, MAX_STORED_BYTES_IN_ALL } from '@/lib/site/offline/limits'
import { PICTURE_FOLDER } from '@/lib/site/offline/picture-name'
import { addressIn } from '@/lib/site/offline/stored-address'
import type { StoredCopy } from '@/lib/site/offline/stored-index'
import { pathTo } from '@/lib/site/routes'
import { bytesOf, CACHE_PREFIX, pack, type CopyStorage } from './copy-storage'

/** Where the copies come from. */
export interface Source {
  fetch: typeof fetch
  now: () => number
  /** Whether the visitor pays for each byte. */
  isSparing: () => boolean
  /** The build of this worker, and the files that pages need which no list names. */
  build: { version: string; offlinePage: readonly string[]; ticket: readonly string[] }
}

/** Answers of a site that no longer knows what is stored; any other failure may be over the next time. */
const GONE = [404, 410]
const FILE_FOLDER = '/_next/static/'
/** Whether something never changes under its name. */
const isFixed = (address: string) => address.startsWith(FILE_FOLDER) || address.startsWith(PICTURE_FOLDER)

interface Wanted {
  /** In the language of the visitor, or in none; the rest is stored as long as there is room. */
  own: readonly string[]
  others: readonly string[]
}

class Refusal extends Error {
  constructor(
    readonly address: string,
    readonly status: number,
  ) {
    super(`${address} cannot be stored: ${status}`)
  }
}

/** Stores events that a visitor opens, tickets that they choose to store, and the page for what is not stored. */
export class Copies {
  private readonly running = new Map<string, Promise<void>>()

  constructor(
    private readonly storage: CopyStorage,
    private readonly source: Source,
  ) {}

  /** Stores an event whose page was opened; a stored one is renewed. */
  event(identifier: string, locale: Locale): Promise<void> {
    return this.once(`event ${identifier}`, async () => {
      const copy = (await this.storage.find('event', identifier)) ?? (await this.storage.add('event', identifier))
      copy.openedAt = this.source.now()
      if (this.isDue(copy) || !isReadableIn(copy, locale)) await this.renewEvent(copy, locale)
      else await this.storage.update(copy, {})
    })
  }

  offlinePage(locale: Locale): Promise<void> {
    return this.once('offline', async () => {
      const address = pathTo('offline')
      const copy = (await this.storage.find('offline', address)) ?? (await this.storage.add('offline', address))
      if (this.isDue(copy)) await this.replacePage(copy, locale, this.source.build.offlinePage)
    })
  }

  /** @returns whether the ticket is stored now */
  async ticket(address: string): Promise<boolean> {
    return this.storeTicket((await this.storage.find('ticket', address)) ?? (await this.storage.add('ticket', address)))
  }

  /** Renews a ticket that is stored. */
  async renewTicket(address: string): Promise<void> {
    const copy = await this.storage.find('ticket', address)
    if (copy) await this.storeTicket(copy)
  }

  /** @param address all of them without one */
  async forgetTickets(address?: string): Promise<void> {
    const { copies } = await this.storage.index()
    await this.storage.remove(...copies.filter(({ kind, key }) => kind === 'ticket' && (address ?? key) === key))
  }

  /** Looks what became of other stored events and tickets: a cancelled one must not look open, nor a seat that is lost reserved. */
  async check(locale: Locale): Promise<void> {
    const { copies } = await this.storage.index()
    for (const copy of copies.filter((stored) => this.isDue(stored))) {
      // A failure of one does not stop the checks of the others.
      if (copy.kind === 'event') await this.once(`event ${copy.key}`, () => this.renewEvent(copy, locale)).catch(() => undefined)
      if (copy.kind === 'ticket') await this.storeTicket(copy)
    }
  }

  /** Pages of another build may need other files. */
  private isDue({ kind, cache, version, savedAt }: StoredCopy): boolean {
    const interval = kind === 'offline' ? GENERAL_CHECK_INTERVAL : CHECK_INTERVAL
    return !cache || this.source.now() - savedAt > interval || (kind !== 'event' && version !== this.source.build.version)
  }

  private async renewEvent(copy: StoredCopy, locale: Locale): Promise<void> {
    const address = offlineListPath(copy.key)
    const answer = await this.source.fetch(address, { credentials: 'omit', cache: 'no-store' })
    if (GONE.includes(answer.status)) return this.storage.remove(copy)
    if (!answer.ok) throw new Refusal(address, answer.status)
    const { version: listed, status, urls } = (await answer.json()) as OfflineList
    const isSparing = this.source.isSparing()
    const isSame = copy.version === listed || (isSparing && copy.version === `${listed} ${locale}`)
    const version = isSparing ? `${listed} ${locale}` : listed
    // From now on the former pages are not shown, whatever becomes of the new ones.
    if (copy.cache && copy.status !== status) await this.storage.update(copy, { cache: '' })
    if (copy.cache && isSame) return this.storage.update(copy, { savedAt: this.source.now() })
    const { own, others } = wantedIn(urls, locale)
    await this.replace(copy, { own, others: isSparing ? [] : others }, { version, status }, version)
  }

  private async storeTicket(copy: StoredCopy): Promise<boolean> {
    try {
      await this.replacePage(copy, DEFAULT_LOCALE, this.source.build.ticket)
    } catch (reason) {
      const isGone = reason instanceof Refusal && GONE.includes(reason.status) && reason.address.startsWith(copy.key)
      if (!copy.cache || isGone) await this.storage.remove(copy)
    }
    return copy.cache !== '' && (await this.storage.index()).copies.includes(copy)
  }

  private replacePage(copy: StoredCopy, first: Locale, files: readonly string[]): Promise<void> {
    const addresses = [first, ...otherLocales(first)].map((locale) => addressIn(locale, copy.key))
    return this.replace(copy, { own: [...addresses, ...files], others: [] }, { version: this.source.build.version }, crypto.randomUUID())
  }

  /**
   * Stores all contents of a copy beside the former ones, then lets it name them by one write of the index. A worker
   * that was stopped before goes on where it was.
   *
   * @param name of the contents, among those of the copy
   */
  private replace(copy: StoredCopy, { own, others }: Wanted, facts: Partial<StoredCopy>, name: string): Promise<void> {
    const cacheName = `${CACHE_PREFIX} ${copy.kind} ${copy.key} ${name}`
    return this.storage.fill(cacheName, async (cache) => {
      let bytes = 0
      for (const [addresses, most] of [[own, MAX_STORED_BYTES], [others, MAX_STORED_BYTES_IN_ALL]] as const) {
        for (const address of addresses) {
          const known = await cache.match(address)
          const stored = known ?? (await this.contentOf(copy, address))
          if (!stored) continue
          if (bytes + bytesOf(stored) > most) break
          bytes += bytesOf(stored)
          if (!known) await cache.put(address, stored)
        }
      }
      await this.storage.update(copy, { ...facts, cache: cacheName, savedAt: this.source.now() })
    })
  }

  /** What the copy has, when it is still the same, else what the site answers; nothing for a page of an event that is not there. */
  private async contentOf(copy: StoredCopy, address: string): Promise<Response | undefined> {
    const former = await this.storage.match(copy, address)
    if (former && isFixed(address)) return former
    const etag = former?.headers.get('etag')
    const answer = await this.source.fetch(address, {
      // Without cookies the copies hold nothing personal, and the chosen language of the visitor stays.
      credentials: 'omit',
      redirect: 'manual',
      cache: isFixed(address) ? 'default' : 'no-store',
      headers: etag ? { 'If-None-Match': etag } : {},
    })
    if (answer.status === 304 && former) return former
    if (answer.ok) return pack(answer)
    const isLeftOut = copy.kind === 'event' && !address.startsWith(FILE_FOLDER) && answer.status < 500 && answer.status !== 429
    if (!isLeftOut) throw new Refusal(address, answer.status)
    return undefined
  }

  private once(name: string, work: () => Promise<void>): Promise<void> {
    const running = this.running.get(name) ?? work().finally(() => this.running.delete(name))
    this.running.set(name, running)
    return running
  }
}

/** A visitor who pays for each byte gets one language, which stands behind the version. */
function isReadableIn({ version }: StoredCopy, locale: Locale): boolean {
  return !version.includes(' ') || version.endsWith(` ${locale}`)
}

/** The most important first: other languages before pictures, as the list has them. */
function wantedIn(urls: readonly string[], locale: Locale): Wanted {
  const isOwn = (url: string) => !url.startsWith(PICTURE_FOLDER) && [locale, null].includes(toLocale(new URL(url, 'http://localhost').searchParams.get(LOCALE_PARAMETER)))
  return { own: urls.filter(isOwn), others: urls.filter((url) => !isOwn(url)) }
}
