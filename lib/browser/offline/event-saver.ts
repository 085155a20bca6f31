import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { sessionListAddress } from '@/lib/site/agenda/session-list-address'
import { pathTo } from '@/lib/site/routes'
import { eventOfAddress, firstPagesOf, isKeptCalendar, keptAddress, templateOf } from '@/lib/site/offline/kept-address'
import { bytesOf, type KeptEvent, type KeptPage } from '@/lib/site/offline/kept-index'
import { FULL_CHECK_INTERVAL, MAX_KEPT_BYTES, MAX_KEPT_BYTES_WITH_PICTURES, MAX_KEPT_EVENTS, STATUS_CHECK_INTERVAL } from '@/lib/site/offline/limits'
import type { PageReferences } from '@/lib/site/offline/page-references'
import type { KeptStorage } from './kept-storage'
import type { SiteCopies } from './site-copies'

const SAVE_EVERY = 10
const NEWEST_BASES = 1

/** `full` when there is no room for it. */
type Kept = { page: KeptPage; references?: PageReferences } | 'gone' | 'full'

/** The files and links of the pages of an event. */
interface Found {
  files: string[]
  pictures: string[]
}

/** Keeps all pages of the events that a visitor opens. */
export class EventSaver {
  private readonly running = new Map<string, Promise<void>>()
  private count = 0

  constructor(
    private readonly storage: KeptStorage,
    private readonly copies: SiteCopies,
  ) {}

  /** Keeps an event whose page was opened; one that is kept already is renewed. */
  keep(identifier: string, locale: Locale, opened: string): Promise<void> {
    const known = this.running.get(identifier)
    if (known) return known
    const work = this.storage.during(() => this.renew(identifier, locale, opened)).finally(() => this.running.delete(identifier))
    this.running.set(identifier, work)
    return work
  }

  /** Checks whether other kept events still take place, so that a cancelled one does not look open. */
  async check(except = ''): Promise<void> {
    const { now } = this.copies.surroundings
    const index = await this.storage.index()
    const due = index.events.filter(({ identifier, statusCheckedAt }) => identifier !== except && now() - statusCheckedAt > STATUS_CHECK_INTERVAL)
    if (due.length === 0) return
    await this.storage.during(async () => {
      for (const event of due) {
        const locale = event.pages[0]?.locale ?? DEFAULT_LOCALE
        const renewal = this.keepPage(event, locale, pathTo('event', { eventIdentifier: event.identifier }))
        // A failure for one event does not stop the checks of the others.
        await renewal.then(() => (event.statusCheckedAt = now()), () => undefined)
      }
    })
  }

  private async renew(identifier: string, locale: Locale, opened: string): Promise<void> {
    const index = await this.storage.index()
    const { now } = this.copies.surroundings
    const known = index.events.find((event) => event.identifier === identifier)
    const event: KeptEvent = known ?? { identifier, status: '', openedAt: 0, checkedAt: 0, statusCheckedAt: 0, pages: [], files: [], pictures: [] }
    event.openedAt = event.statusCheckedAt = now()
    index.events = [event, ...index.events.filter((other) => other !== event)].slice(0, MAX_KEPT_EVENTS)
    const isDue = now() - event.checkedAt > FULL_CHECK_INTERVAL || !event.pages.some((page) => page.locale === locale)
    if (!isDue) for (const address of [pathTo('event', { eventIdentifier: identifier }), opened]) await this.keepPage(event, locale, address)
    await this.keepNewest(event, sessionListAddress(identifier, locale))
    if (isDue || event.checkedAt === 0) await this.keepWhole(event, locale)
  }

  private async keepWhole(event: KeptEvent, locale: Locale): Promise<void> {
    const before = { files: event.files, pictures: event.pictures }
    const found: Found = { files: [], pictures: [] }
    let isWholeNew = true
    for (const language of this.copies.surroundings.isSparing() ? [locale] : [locale, ...otherLocales(locale)]) {
      const { isNew, isFull } = await this.keepLanguage(event, language, found)
      isWholeNew = isWholeNew && isNew
      if (isFull) break
    }
    // For an unchanged page no files are reported: the former ones are still in use.
    event.files = unique(isWholeNew ? found.files : [...before.files, ...found.files])
    await this.keepPictures(event, unique(isWholeNew ? found.pictures : [...before.pictures, ...found.pictures]))
    event.checkedAt = this.copies.surroundings.now()
  }

  /** Follows the links of the event from its first pages on, until nothing is left or there is no room. */
  private async keepLanguage(event: KeptEvent, language: Locale, found: Found): Promise<{ isNew: boolean; isFull: boolean }> {
    const { origin } = this.copies.surroundings
    const addresses = new Set([...firstPagesOf(event.identifier), ...event.pages.filter((page) => page.locale === language).map(({ address }) => address)])
    const calendars = new Set<string>()
    let isNew = true
    for (const address of addresses) {
      const kept = await this.keepPage(event, language, address)
      if (kept === 'gone') continue
      if (kept === 'full') return { isNew, isFull: true }
      if (!kept.references) isNew = false
      for (const link of kept.references?.links ?? []) {
        const url = new URL(link, new URL(address, origin))
        if (url.origin !== origin) continue
        if (eventOfAddress(url.pathname) === event.identifier) addresses.add(keptAddress(url))
        if (isKeptCalendar(url.pathname, event.identifier)) calendars.add(url.pathname + url.search)
      }
      found.files.push(...(kept.references?.files ?? []))
      found.pictures.push(...(kept.references?.pictures ?? []))
      if (++this.count % SAVE_EVERY === 0) await this.storage.save()
    }
    for (const address of [sessionListAddress(event.identifier, language), ...calendars]) found.files.push(...(await this.keepNewest(event, address)))
    return { isNew, isFull: false }
  }

  private async keepPage(event: KeptEvent, locale: Locale, address: string): Promise<Kept> {
    const known = event.pages.find((page) => page.locale === locale && page.address === address)
    const others = event.pages.filter((page) => page !== known)
    const answer = await this.copies.ask(locale, address, known?.etag)
    if (answer.status === 304 && known) {
      known.savedAt = this.copies.surroundings.now()
      return { page: known }
    }
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${address} cannot be kept: ${answer.status}`)
    if (!answer.ok) {
      event.pages = others
      return 'gone'
    }
    const { page, references } = await this.copies.keepPage(locale, address, answer, basesFor(others, locale, address))
    const files = unique([...event.files, ...references.files])
    const index = await this.storage.index()
    if (bytesOf({ ...event, pages: [...others, page], files }, index).text > MAX_KEPT_BYTES) return 'full'
    const isChanged = references.eventStatus !== '' && event.status !== '' && references.eventStatus !== event.status
    // Old pages would show a cancelled event as taking place, so all but the offline page are removed.
    const isOfEvent = (other: KeptPage) => eventOfAddress(other.address.replace(/\?.*/, '')) === event.identifier
    event.pages = [...(isChanged ? others.filter((other) => !isOfEvent(other)) : others), page]
    event.files = files
    event.status = references.eventStatus || event.status
    if (isChanged) {
      event.checkedAt = 0
      await this.storage.save()
    }
    return { page, references }
  }

  private async keepNewest(event: KeptEvent, address: string): Promise<string[]> {
    const kept = await this.copies.keepNewest(address)
    event.files = unique([...event.files, ...kept])
    return kept
  }

  private async keepPictures(event: KeptEvent, pictures: readonly string[]): Promise<void> {
    const index = await this.storage.index()
    event.pictures = []
    if (this.copies.surroundings.isSparing()) return
    for (const picture of pictures.filter((address) => address.startsWith('/'))) {
      await this.copies.keepFile(picture)
      const { text, pictures: shown } = bytesOf({ ...event, pictures: [...event.pictures, picture] }, index)
      if (text + shown > MAX_KEPT_BYTES_WITH_PICTURES) return
      event.pictures.push(picture)
    }
  }
}

/** The keys of the pages that a page is stored as a difference from: one of its kind, or else the first page of the event. */
function basesFor(pages: readonly KeptPage[], locale: Locale, address: string): string[] {
  const ofLocale = pages.filter((page) => page.locale === locale)
  const alike = ofLocale.find((page) => templateOf(page.address) === templateOf(address) && page.bases.length <= NEWEST_BASES)
  const base = alike ?? ofLocale.find((page) => page.bases.length === 0)
  return base ? [base.key, ...base.bases] : []
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
