import type { CheckInGuest, CheckInList, Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import type { Locale } from '@/lib/i18n/locales'
import { entranceOf, judgeCode, judgeRegistration, judgeTicket, type Verdict } from '@/lib/site/check-in/judge-ticket'
import { readTicketText } from '@/lib/site/tickets/ticket-text'
import { fetchList } from './door-api'
import { callProblem, type CallProblem } from './call-problem'
import { forgetExpiredLists } from './expired-lists'
import { isUnsent, sendUnsent } from './send-unsent'
import { forgetStored, readStored, removeScan, storeAnswer, storeScan, type OwnScan, type StoredList } from './storage'
import { readSignature } from './read-signature'
import { forgetPages, keepPages } from './kept-pages'

/** Milliseconds between two looks at what other doors have done. */
const REFRESH = 10_000
/** Milliseconds that a guest waits for the site's word before this device's own counts. */
const ANSWER_TIMEOUT = 1000

/** What the screen shows; a new object after every change. */
export interface DoorView {
  phase: 'opening' | 'empty' | 'open' | 'forgotten'
  list: StoredList | null
  guests: ReadonlyMap<string, CheckInGuest>
  /** The latest first. */
  scans: readonly OwnScan[]
  problem: CallProblem | null
}

export interface DoorSettings {
  /** The name of this device. */
  device: string
  locale: Locale
}

/** What people at the door are told, with the scan that an undo takes back. */
export type Shown = Verdict & { scan?: OwnScan }

const EMPTY: DoorView = { phase: 'opening', list: null, guests: new Map(), scans: [], problem: null }

/** One door of one event: its list, its scans, and what it has told and heard from the site. */
export class Door {
  private view: DoorView = EMPTY
  private readonly listeners = new Set<() => void>()
  private turn: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** When the list was read, by this device's clock. */
  private readAt = 0

  constructor(
    readonly name: string,
    private settings: DoorSettings,
  ) {}

  configure(settings: DoorSettings): void {
    this.settings = settings
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getView = () => this.view

  /** Shows what is stored, then what the site says, and goes on looking. @returns what stops it */
  open(): () => void {
    void this.start()
    const look = () => void this.exchange()
    const timer = window.setInterval(() => (document.visibilityState === 'visible' || this.unsent.length > 0) && look(), REFRESH)
    const lost = () => this.change({ problem: 'offline' })
    window.addEventListener('online', look)
    window.addEventListener('offline', lost)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', look)
      window.removeEventListener('offline', lost)
      document.removeEventListener('visibilitychange', look)
    }
  }

  get unsent(): OwnScan[] {
    return this.view.scans.filter(isUnsent)
  }

  /** When and where a guest came in, as far as this device knows. */
  entranceOf(registration: string): { at: string; device: string } | null {
    return entranceOf(this.view.guests.get(registration) ?? null, this.known().ownScans(registration))
  }

  /** Checks in by what a camera or a hand scanner reads, or by a code that is typed. */
  async check(text: string): Promise<Shown> {
    const ticket = readTicketText(text)
    if (!ticket) return this.decide(() => judgeCode(text, this.known()))
    const { key } = this.view.list ?? {}
    const isTrue = key !== undefined && (await readSignature(text, key, ticket.registration, this.view.guests))
    return this.decide(() => judgeTicket(isTrue ? ticket : null, this.known()))
  }

  checkGuest(registration: string): Promise<Shown> {
    return this.decide(() => judgeRegistration(registration, this.known()))
  }

  /** Lets in somebody without a ticket. */
  async admitWalkIn(walkIn: NonNullable<Scan['walkIn']>): Promise<Shown> {
    const scan = await this.add({ walkIn }, walkIn.fullName)
    return this.hear(scan, { result: 'admitted', registration: '', guest: null })
  }

  async undo(scan: OwnScan): Promise<void> {
    const registration = scan.registration ?? scan.registeredAs
    if (registration) await this.add({ registration, undo: true }, scan.label, scan.at)
    else {
      await removeScan(scan)
      this.change({ scans: this.view.scans.filter(({ id }) => id !== scan.id) })
    }
    await this.exchange()
  }

  /** Takes a guest back who came in at another door. */
  async undoGuest({ _id, fullName }: CheckInGuest): Promise<void> {
    await this.add({ registration: _id, undo: true }, fullName)
    await this.exchange()
  }

  /** Keeps the page and the list on this device. @throws when the site does not answer */
  async prepare(): Promise<void> {
    await keepPages()
    await this.refresh({ isWhole: true, isPrepared: true })
    void navigator.storage.persist()
  }

  /** Forgets everybody's data at once. */
  async forget(): Promise<void> {
    this.change({ ...EMPTY, phase: 'forgotten' })
    await forgetStored(this.name)
    await forgetPages()
  }

  /** Loads the list anew after it was forgotten. */
  reopen(): void {
    this.change({ phase: 'opening' })
    void this.exchange()
  }

  /** Sends what is unsent and reads what is new. Whoever asks while that goes on shares the next time. */
  exchange(): Promise<void> {
    this.next ??= this.turn.then(() => {
      this.next = null
      return this.exchangeNow()
    })
    this.turn = this.next
    return this.next
  }

  private async exchangeNow(): Promise<void> {
    if (this.view.phase === 'forgotten') return
    const { unsent } = this
    try {
      await sendUnsent(this.name, this.settings.device, unsent, (results) => this.apply(results))
      if (unsent.length === 0 || Date.now() - this.readAt > REFRESH) await this.refresh()
      this.change({ problem: null })
    } catch (error) {
      this.change({ problem: callProblem(error), ...(this.view.phase === 'opening' && { phase: 'empty' }) })
    }
  }

  private async start(): Promise<void> {
    await forgetExpiredLists()
    const { list, guests, scans } = await readStored(this.name)
    const known = list?.isPrepared ? { phase: 'open' as const, guests: toMap(guests) } : {}
    this.change({ list: list ?? null, scans: scans.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)), ...known })
    await this.exchange()
    // A new version of the page may have come since.
    if (list?.isPrepared && this.view.problem === null) await keepPages().catch(() => undefined)
  }

  private known() {
    const { list, guests } = this.view
    const { device } = this.settings
    const toTicketScan = ({ id, at, undo }: OwnScan) => ({ id, device, at, isUndo: undo === true })
    return {
      event: list?.event._id ?? '',
      guests,
      ownScans: (registration: string) => this.unsent.filter((scan) => scan.registration === registration).map(toTicketScan),
    }
  }

  /** What is refused is judged once more after a look at the site, which may know better. */
  private async decide(judge: () => Verdict): Promise<Shown> {
    const first = judge()
    if (first.result === 'admitted') return this.admit(first)
    if (first.result === 'already' || first.result === 'forged') return first
    await inTime(this.exchange())
    const second = judge()
    return second.result === 'admitted' ? this.admit(second) : second
  }

  private async admit(verdict: Extract<Verdict, { result: 'admitted' }>): Promise<Shown> {
    const scan = await this.add({ registration: verdict.registration }, verdict.guest?.fullName ?? '')
    return this.hear(scan, verdict)
  }

  /** Waits a moment for the site's word on a scan. */
  private async hear(scan: OwnScan, verdict: Extract<Verdict, { result: 'admitted' }>): Promise<Shown> {
    await inTime(this.exchange())
    const { answer, registeredAs, ...sent } = this.view.scans.find(({ id }) => id === scan.id) ?? scan
    const registration = verdict.registration || (registeredAs ?? '')
    const guest = this.view.guests.get(registration) ?? verdict.guest
    const current = { ...sent, answer, registeredAs }
    if (answer === 'already') {
      // Nobody came in by it: what others take back must not let it count.
      void this.add({ registration, undo: true }, scan.label, scan.at).then(() => this.exchange())
      return { result: 'already', registration, guest, at: guest?.checkedInAt ?? scan.at, device: guest?.checkedInBy ?? '' }
    }
    if ((answer === 'withdrawn' || answer === 'waiting') && guest) return { result: answer, registration, guest }
    if (answer === 'unknown') return { result: 'unknown', code: null }
    if (answer === 'wrongEvent') return { result: 'wrongEvent' }
    return { result: 'admitted', registration, guest, scan: current }
  }

  /** Keeps a scan before anybody is told of it. */
  private async add(content: Pick<Scan, 'registration' | 'walkIn' | 'undo'>, label: string, after?: string): Promise<OwnScan> {
    const now = Date.now() + (this.view.list?.clockOffset ?? 0)
    const at = new Date(after === undefined ? now : Math.max(now, Date.parse(after) + 1)).toISOString()
    const scan: OwnScan = { ...content, id: crypto.randomUUID(), list: this.name, at, label, answer: null }
    await storeScan(scan)
    this.change({ scans: [scan, ...this.view.scans] })
    return scan
  }

  private async apply(results: readonly (Omit<ScanResult, 'result'> & { result: OwnScan['answer'] })[]): Promise<void> {
    const byId = new Map(results.map((result) => [result.id, result]))
    const answered = this.view.scans.flatMap((scan) => {
      const { result, guest } = byId.get(scan.id) ?? {}
      return result ? [{ ...scan, answer: result, ...(scan.walkIn && guest && { registeredAs: guest._id }) }] : []
    })
    const guests = results.flatMap(({ guest }) => guest ?? [])
    const scans = this.view.scans.map((scan) => answered.find(({ id }) => id === scan.id) ?? scan)
    if (this.view.list) await this.keep(this.view.list, guests, answered)
    this.change({ scans, guests: merged(this.view.guests, guests) })
  }

  private async refresh({ isWhole = false, isPrepared = this.view.list?.isPrepared ?? false } = {}): Promise<void> {
    const since = isWhole || this.view.guests.size === 0 ? null : (this.view.list?.at ?? null)
    const answer = await fetchList(this.name, since, this.settings.locale)
    const guests = since === null ? toMap(answer.items) : merged(this.view.guests, answer.items)
    // Somebody was deleted meanwhile.
    if (since !== null && guests.size !== answer.total) return this.refresh({ isWhole: true, isPrepared })
    const list = toStored(answer, this.name, isPrepared)
    await this.keep(list, answer.items, [], since === null)
    this.readAt = Date.now()
    this.change({ phase: 'open', list, guests, problem: null })
  }

  /** Guests are stored on a device that was prepared for it alone. */
  private keep(list: StoredList, guests: readonly CheckInGuest[], scans: readonly OwnScan[], isWhole = false): Promise<void> {
    return storeAnswer(list, list.isPrepared ? guests : [], scans, { isWhole })
  }

  private change(change: Partial<DoorView>): void {
    this.view = { ...this.view, ...change }
    for (const listener of this.listeners) listener()
  }
}

function toStored({ event, key, at }: CheckInList, name: string, isPrepared: boolean): StoredList {
  return { name, event, key, at, clockOffset: Date.parse(at) - Date.now(), isPrepared }
}

function toMap(guests: readonly CheckInGuest[]): Map<string, CheckInGuest> {
  return new Map(guests.map((guest) => [guest._id, guest]))
}

function merged(guests: ReadonlyMap<string, CheckInGuest>, changed: readonly CheckInGuest[]): ReadonlyMap<string, CheckInGuest> {
  return changed.length === 0 ? guests : new Map([...guests, ...toMap(changed)])
}

/** Waits for something, but not for long. */
async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => window.setTimeout(resolve, ANSWER_TIMEOUT))])
}
