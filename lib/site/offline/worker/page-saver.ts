import { DEFAULT_LOCALE, LOCALES, otherLocales, type Locale } from '@/lib/i18n/locales'
import { sessionListAddress } from '../../agenda/session-list-address'
import { pathTo } from '../../routes'
import { addressIn, eventOfAddress, firstPagesOf, keptAddress, templateOf } from '../kept-address'
import { bytesOf, type KeptEvent, type KeptPage, type KeptTicket } from '../kept-index'
import { FULL_CHECK_INTERVAL, MAX_KEPT_BYTES, MAX_KEPT_BYTES_WITH_PICTURES, MAX_KEPT_EVENTS, STATUS_CHECK_INTERVAL } from '../limits'
import { readReferences, readStyledFiles, type PageReferences } from '../page-references'
import type { KeptStorage } from './kept-storage'

const SAVE_EVERY = 10
const NEWEST_BASES = 1

interface Surroundings {
  origin: string
  fetch: typeof fetch
  now: () => number
  /** Whether the visitor pays for each byte. */
  isSparing: () => boolean
}

/** `full` when there is no room for it. */
type Kept = { page: KeptPage; references?: PageReferences } | 'gone' | 'full'

/** Brings pages onto the device, as a visitor without cookies gets them. */
export class PageSaver {
  private readonly running = new Map<string, Promise<void>>()
  private readonly styled = new Map<string, string[]>()
  private count = 0
  private working = 0
  private tickets: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly storage: KeptStorage,
    private readonly surroundings: Surroundings,
  ) {}

  /** Keeps an event whose page was opened; one that is kept already is renewed. */
  keepEvent(identifier: string, locale: Locale, opened: string): Promise<void> {
    const known = this.running.get(identifier)
    if (known) return known
    const work = this.during(() => this.renew(identifier, locale, opened)).finally(() => this.running.delete(identifier))
    this.running.set(identifier, work)
    return work
  }

  /** Looks whether other kept events are still on: what was cancelled must not look open. */
  async checkStatus(except = ''): Promise<void> {
    const index = await this.storage.index()
    const due = index.events.filter(({ identifier, statusCheckedAt }) => identifier !== except && this.surroundings.now() - statusCheckedAt > STATUS_CHECK_INTERVAL)
    if (due.length === 0) return
    await this.during(async () => {
      for (const event of due) {
        const locale = event.pages[0]?.locale ?? DEFAULT_LOCALE
        await this.keepPage(event, locale, pathTo('event', { eventIdentifier: event.identifier }))
        event.statusCheckedAt = this.surroundings.now()
      }
    })
  }

  /** @returns whether the ticket is kept now */
  keepTicket(address: string): Promise<boolean> {
    return this.inTurn(() => this.during(() => this.storeTicket(address)))
  }

  /** One that is kept is brought up to date. */
  renewTicket(address: string): Promise<unknown> {
    return this.inTurn(async () => {
      const { tickets } = await this.storage.index()
      if (tickets.some((ticket) => ticket.address === address)) await this.during(() => this.storeTicket(address))
    })
  }

  /** @param address all of them without one */
  forgetTickets(address?: string): Promise<void> {
    return this.inTurn(() =>
      this.during(async () => {
        const index = await this.storage.index()
        index.tickets = index.tickets.filter((ticket) => address !== undefined && ticket.address !== address)
      }),
    )
  }

  /** What is thrown away while something else is being written might be a part of it. */
  private async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.working += 1
    try {
      return await work()
    } finally {
      this.working -= 1
      await (this.working === 0 ? this.storage.tidy() : this.storage.save())
    }
  }

  /** Who removes a ticket while it is being renewed must not get it back. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.tickets.then(work)
    this.tickets = result.catch(() => undefined)
    return result
  }

  private async storeTicket(address: string): Promise<boolean> {
    const index = await this.storage.index()
    const tickets: KeptTicket[] = []
    for (const locale of LOCALES) {
      const answer = await this.copyOf(locale, address)
      if (!answer.ok) break
      const { content, references } = await contentOf(answer)
      const key = this.newKey(locale, address)
      await this.storage.put(key, answer, content)
      const files = await this.keepFiles(references.files)
      tickets.push({ ...this.describe(locale, address, key, [], answer, references), files })
    }
    index.tickets = [...index.tickets.filter((ticket) => ticket.address !== address), ...tickets]
    return tickets.length > 0
  }

  private async renew(identifier: string, locale: Locale, opened: string): Promise<void> {
    const index = await this.storage.index()
    const { now } = this.surroundings
    const known = index.events.find((event) => event.identifier === identifier)
    const event: KeptEvent = known ?? { identifier, status: '', openedAt: 0, checkedAt: 0, statusCheckedAt: 0, pages: [], files: [], pictures: [] }
    event.openedAt = event.statusCheckedAt = now()
    index.events = [event, ...index.events.filter((other) => other !== event)].slice(0, MAX_KEPT_EVENTS)
    const isDue = now() - event.checkedAt > FULL_CHECK_INTERVAL || !event.pages.some((page) => page.locale === locale)
    if (!isDue) for (const address of [pathTo('event', { eventIdentifier: identifier }), opened]) await this.keepPage(event, locale, address)
    await this.keepSessionList(event, locale)
    if (isDue || event.checkedAt === 0) await this.keepWhole(event, locale)
  }

  private async keepWhole(event: KeptEvent, locale: Locale): Promise<void> {
    const before = { files: event.files, pictures: event.pictures }
    const found: { files: string[]; pictures: string[] } = { files: [], pictures: [] }
    let isWholeNew = true
    let isFull = false
    for (const language of this.surroundings.isSparing() ? [locale] : [locale, ...otherLocales(locale)]) {
      const addresses = new Set([...firstPagesOf(event.identifier), ...event.pages.filter((page) => page.locale === language).map(({ address }) => address)])
      for (const address of addresses) {
        const kept = await this.keepPage(event, language, address)
        if (kept === 'gone') continue
        isFull = kept === 'full'
        if (isFull || kept === 'full') break
        if (!kept.references) isWholeNew = false
        for (const link of kept.references?.links ?? []) {
          const url = new URL(link, new URL(address, this.surroundings.origin))
          if (url.origin === this.surroundings.origin && eventOfAddress(url.pathname) === event.identifier) addresses.add(keptAddress(url))
        }
        found.files.push(...(kept.references?.files ?? []))
        found.pictures.push(...(kept.references?.pictures ?? []))
        if (++this.count % SAVE_EVERY === 0) await this.storage.save()
      }
      if (isFull) break
      found.files.push(...(await this.keepSessionList(event, language)))
    }
    // A page that has not changed tells no files: those of before are still in use.
    event.files = unique(isWholeNew ? found.files : [...before.files, ...found.files])
    await this.keepPictures(event, unique(isWholeNew ? found.pictures : [...before.pictures, ...found.pictures]))
    event.checkedAt = this.surroundings.now()
  }

  private async keepPage(event: KeptEvent, locale: Locale, address: string): Promise<Kept> {
    const known = event.pages.find((page) => page.locale === locale && page.address === address)
    const others = event.pages.filter((page) => page !== known)
    const answer = await this.copyOf(locale, address, known?.etag)
    if (answer.status === 304 && known) {
      known.savedAt = this.surroundings.now()
      return { page: known }
    }
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${address} cannot be kept: ${answer.status}`)
    if (!answer.ok) {
      event.pages = others
      return 'gone'
    }
    const { content, references } = await contentOf(answer)
    const bases = basesFor(others, locale, address)
    const key = this.newKey(locale, address)
    await this.storage.put(key, answer, content, bases)
    references.files = await this.keepFiles(references.files)
    const page = this.describe(locale, address, key, bases, answer, references)
    const files = unique([...event.files, ...references.files])
    const index = await this.storage.index()
    if (bytesOf({ ...event, pages: [...others, page], files }, index).text > MAX_KEPT_BYTES) return 'full'
    const isChanged = references.eventStatus !== '' && event.status !== '' && references.eventStatus !== event.status
    // Pages of before would show a cancelled event as one that takes place.
    event.pages = isChanged ? [page] : [...others, page]
    event.files = files
    event.status = references.eventStatus || event.status
    if (isChanged) {
      event.checkedAt = 0
      await this.storage.save()
    }
    return { page, references }
  }

  /** The plan is put together from it. @returns its address when it is kept */
  private async keepSessionList(event: KeptEvent, locale: Locale): Promise<string[]> {
    const address = sessionListAddress(event.identifier, locale)
    const answer = await this.surroundings.fetch(address, { credentials: 'omit', cache: 'no-store' })
    if (!answer.ok) return []
    await this.storage.put(address, answer, new Uint8Array(await answer.arrayBuffer()))
    event.files = unique([...event.files, address])
    return [address]
  }

  private describe(locale: Locale, address: string, key: string, bases: string[], answer: Response, { title }: PageReferences): KeptPage {
    return { locale, address, title, key, bases, etag: answer.headers.get('etag') ?? '', savedAt: this.surroundings.now() }
  }

  /** @returns the files with those that style sheets among them name */
  private async keepFiles(files: readonly string[]): Promise<string[]> {
    const all = new Set(files)
    for (const file of all) {
      await this.keepFile(file)
      if (file.endsWith('.css')) for (const font of await this.styledFiles(file)) all.add(font)
    }
    return [...all]
  }

  private async styledFiles(file: string): Promise<string[]> {
    const known = this.styled.get(file)
    if (known) return known
    const kept = await this.storage.get(file)
    const found = kept ? readStyledFiles(new TextDecoder().decode(kept.content), file) : []
    this.styled.set(file, found)
    return found
  }

  private async keepPictures(event: KeptEvent, pictures: readonly string[]): Promise<void> {
    const index = await this.storage.index()
    event.pictures = []
    if (this.surroundings.isSparing()) return
    for (const picture of pictures.filter((address) => address.startsWith('/'))) {
      await this.keepFile(picture)
      const { text, pictures: shown } = bytesOf({ ...event, pictures: [...event.pictures, picture] }, index)
      if (text + shown > MAX_KEPT_BYTES_WITH_PICTURES) return
      event.pictures.push(picture)
    }
  }

  private async keepFile(address: string): Promise<void> {
    const index = await this.storage.index()
    if (address in index.sizes) return
    const answer = await this.surroundings.fetch(address, { credentials: 'omit' })
    if (answer.ok) await this.storage.put(address, answer, new Uint8Array(await answer.arrayBuffer()))
  }

  /** Without cookies nobody's own words come along, and the language that the visitor has chosen stays. */
  private copyOf(locale: Locale, address: string, etag = ''): Promise<Response> {
    return this.surroundings.fetch(addressIn(locale, address), {
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      headers: etag ? { 'If-None-Match': etag } : {},
    })
  }

  private newKey(locale: Locale, address: string): string {
    return `/kept/${this.surroundings.now()}-${(this.count += 1)}/${locale}${address}`
  }
}

/** The keys of what a page is written as a difference from: one of its kind, or else the first page of the event. */
function basesFor(pages: readonly KeptPage[], locale: Locale, address: string): string[] {
  const ofLocale = pages.filter((page) => page.locale === locale)
  const alike = ofLocale.find((page) => templateOf(page.address) === templateOf(address) && page.bases.length <= NEWEST_BASES)
  const base = alike ?? ofLocale.find((page) => page.bases.length === 0)
  return base ? [base.key, ...base.bases] : []
}

async function contentOf(answer: Response): Promise<{ content: Uint8Array; references: PageReferences }> {
  const content = new Uint8Array(await answer.arrayBuffer())
  return { content, references: readReferences(new TextDecoder().decode(content)) }
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
