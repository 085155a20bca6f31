import type { CheckInGuest, Scan } from '@/lib/contract/check-in/check-in'
import { isUnsent, type OwnScan } from '@/lib/browser/check-in/device-storage'
import { entranceOf, judgeCode, judgeRegistration, judgeTicket, type Verdict } from '@/lib/site/check-in/judge-ticket'
import { asTicketKeys } from '@/lib/site/check-in/latin-keys'
import { nameKey } from '@/lib/site/check-in/name-key'
import { readTicketText } from '@/lib/site/tickets/ticket-text'
import { HOUR } from '@/lib/site/text/durations'
import { DoorState, type DoorView } from './door-state'
import { forgetPages, cachePages } from './cached-pages'
import { newScan, type ScanContent } from './new-scan'
import { findOtherTabs, type OtherTabs } from './other-tabs'
import { readSignature } from './read-signature'
import { REFRESH_INTERVAL, Synchronisation, type DoorSettings } from './synchronisation'
import { findListed, isSamePerson, withWalkIns } from './walk-ins'

/** Milliseconds that a guest waits for the site's word before this device's own counts. */
const ANSWER_TIMEOUT = 1000
/** Milliseconds between two checks whether the event is long over. */
const EXPIRY_INTERVAL = HOUR

/** The verdict for people at the door, with the scan that an undo takes back. */
export type Shown = Verdict & { scan?: OwnScan }

/** One door of one event: judges tickets and records the scans. */
export class Door {
  private readonly state: DoorState
  private readonly synchronisation: Synchronisation
  private otherTabs: OtherTabs | undefined

  constructor(name: string, settings: DoorSettings) {
    this.state = new DoorState(name)
    this.synchronisation = new Synchronisation(this.state, settings)
  }

  configure(settings: DoorSettings): void {
    this.synchronisation.configure(settings)
  }

  subscribe = (listener: () => void) => this.state.subscribe(listener)

  getView = (): DoorView => this.state.view

  /** Shows the stored list, then that of the site, and keeps it up to date. @returns a function that stops it */
  open(): () => void {
    void this.start()
    const look = () => void this.synchronisation.exchange()
    const timers = [
      window.setInterval(() => (document.visibilityState === 'visible' || this.state.unsent.length > 0) && look(), REFRESH_INTERVAL),
      window.setInterval(() => void this.state.forgetExpired(), EXPIRY_INTERVAL),
    ]
    const lost = () => this.state.change({ problem: 'offline' })
    const tabs = findOtherTabs(() => void this.state.forget())
    this.otherTabs = tabs
    window.addEventListener('online', look)
    window.addEventListener('offline', lost)
    document.addEventListener('visibilitychange', look)
    return () => {
      timers.forEach((timer) => window.clearInterval(timer))
      tabs.close()
      window.removeEventListener('online', look)
      window.removeEventListener('offline', lost)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** How many scans, of all events, would be lost if everything were forgotten now. */
  countUnsent(): Promise<number> {
    return this.state.countUnsent()
  }

  /** When and where a guest came in, as far as this device knows. */
  entranceOf(registration: string): { at: string; device: string } | null {
    const { guests, ownScans } = this.known()
    return entranceOf(guests.get(registration) ?? null, ownScans(registration))
  }

  /** Everybody who is in, as far as this device knows. */
  whoIsIn(): CheckInGuest[] {
    const { guests, ownScans } = this.known()
    return [...guests.values()].filter((guest) => entranceOf(guest, ownScans(guest._id)) !== null)
  }

  /** Checks in by a scanned text or a typed code. */
  async check(scanned: string): Promise<Shown> {
    const text = asTicketKeys(scanned)
    const ticket = readTicketText(text)
    if (!ticket) return this.decide(() => judgeCode(text, this.known()))
    const { key } = this.state.view.list ?? {}
    const isTrue = key !== undefined && (await readSignature(text, key, ticket.registration, this.state.view.guests))
    return this.decide(() => judgeTicket(isTrue ? ticket : null, this.known()))
  }

  /** Checks in a guest who was chosen; one for whom a seat is held takes it. */
  checkGuest(registration: string): Promise<Shown> {
    return this.decide(() => judgeRegistration(registration, this.known(), true))
  }

  /** Lets in somebody without a ticket, once: an undo would take back all that this device has scanned of them. */
  async admitWalkIn(walkIn: NonNullable<Scan['walkIn']>): Promise<Shown> {
    const before = this.state.scans.filter((scan) => scan.walkIn && isSamePerson(scan.walkIn, walkIn))
    for (const { id, registeredAs } of before) {
      const verdict = judgeRegistration(registeredAs ?? id, this.known())
      // The address may belong to another guest, who was let in instead.
      if (verdict.result === 'already' && verdict.guest && nameKey(verdict.guest.fullName) === nameKey(walkIn.fullName)) return verdict
    }
    const { event, guests } = this.known()
    const listed = findListed(walkIn, event, guests.values(), ({ _id }) => this.entranceOf(_id) !== null)
    const verdict = listed && judgeRegistration(listed._id, this.known())
    if (verdict?.result === 'already') return verdict
    const registeredAs = listed?._id
    const takenBack = before.find((scan) => isUnsent(scan) && scan.isTakenBack)
    if (takenBack) await this.state.changeScan({ ...takenBack, isTakenBack: false, registeredAs })
    const scan = takenBack ?? (await this.add({ walkIn, registeredAs }, walkIn.fullName))
    return this.hear(scan, { result: 'admitted', registration: '', guest: null })
  }

  async undo(scan: OwnScan): Promise<void> {
    const present = this.present(scan)
    const registration = present.registration ?? (isUnsent(present) ? undefined : present.registeredAs)
    if (registration) await this.add({ registration, undo: true }, scan.label, scan.at)
    else if (this.synchronisation.mayKnow(present)) await this.state.changeScan({ ...present, isTakenBack: true })
    else await this.state.dropScan(scan)
    await inTime(this.synchronisation.exchange())
  }

  /** Takes a guest back who came in at another door, whose clock may be ahead of this one's. */
  async undoGuest({ _id, fullName }: CheckInGuest): Promise<void> {
    const walkIn = this.state.scans.find(({ id }) => id === _id)
    if (walkIn) return this.undo(walkIn)
    await this.add({ registration: _id, undo: true }, fullName, this.entranceOf(_id)?.at)
    await inTime(this.synchronisation.exchange())
  }

  /** Sends what was set aside again. */
  async retry(): Promise<void> {
    await this.state.takeUp()
    await this.synchronisation.exchange()
  }

  /** Keeps the page and the list on this device. @throws when the site does not answer, or nothing can be kept */
  async prepare(): Promise<void> {
    await cachePages()
    if (!(await this.synchronisation.refresh({ isWhole: true, isPrepared: true }))) throw new Error('The list could not be stored.')
    void navigator.storage.persist()
  }

  /** Forgets everybody of every event, in all tabs. */
  async forget(): Promise<void> {
    await this.state.forget()
    this.otherTabs?.forget()
    await forgetPages()
  }

  /** Loads the list anew after it was forgotten. */
  reopen(): void {
    this.state.change({ phase: 'opening' })
    void this.start()
  }

  private async start(): Promise<void> {
    await this.state.load()
    const isPrepared = this.state.view.list?.isPrepared
    await this.synchronisation.exchange()
    // A new version of the page may have come since.
    if (isPrepared && this.state.view.problem === null) await cachePages().catch(() => undefined)
  }

  /** The guests of the list, and the walk-ins since. */
  guestsToFind({ guests, scans }: Pick<DoorView, 'guests' | 'scans'>): DoorView['guests'] {
    return withWalkIns(guests, scans, this.synchronisation.device)
  }

  private known() {
    const { list, guests: listed } = this.state.view
    const { device } = this.synchronisation
    const guests = this.guestsToFind({ guests: listed, scans: this.state.scans })
    const toTicketScan = ({ id, device: name = device, at, undo }: OwnScan) => ({ id, device: name, at, isUndo: undo === true })
    return {
      event: list?.event._id ?? '',
      guests,
      ownScans: (registration: string) => this.state.unsentOf(registration).map(toTicketScan),
    }
  }

  /** A refused ticket is judged once more after a synchronisation, since the site may know better. */
  private async decide(judge: () => Verdict): Promise<Shown> {
    const counts = this.state.mark()
    const first = judge()
    if (first.result === 'admitted') return this.admit(first)
    if (['already', 'forged', 'unreadable'].includes(first.result)) return first
    await inTime(this.synchronisation.exchange())
    const second = counts() ? judge() : first
    return second.result === 'admitted' ? this.admit(second) : second
  }

  private async admit(verdict: Extract<Verdict, { result: 'admitted' }>): Promise<Shown> {
    const { registration, guest } = verdict
    const scan = await this.add({ registration, ...(guest?.state === 'offered' && { accept: true }) }, guest?.fullName ?? '')
    return this.hear(scan, verdict)
  }

  /** Waits a moment for the site's word on a scan. */
  private async hear(scan: OwnScan, verdict: Extract<Verdict, { result: 'admitted' }>): Promise<Shown> {
    await inTime(this.synchronisation.exchange())
    const { guests } = this.state.view
    const current = this.present(scan)
    const { answer, registeredAs } = current
    const registration = verdict.registration || (registeredAs ?? '')
    const guest = guests.get(registration) ?? verdict.guest
    if (answer === 'already') {
      // Nobody came in by it, so an undo of another device must not make it count. This device's own undo takes back all of its scans.
      if (guest?.checkedInBy !== (scan.device ?? this.synchronisation.device)) void this.add({ registration, undo: true }, scan.label, scan.at).then(() => this.synchronisation.exchange())
      return { result: 'already', registration, guest, at: guest?.checkedInAt ?? scan.at, device: guest?.checkedInBy ?? '' }
    }
    if ((answer === 'withdrawn' || answer === 'waiting') && guest) return { result: answer, registration, guest }
    if (answer === 'unknown') return { result: 'unknown', code: null }
    if (answer === 'wrongEvent' || answer === 'refused') return { result: answer }
    return { result: 'admitted', registration, guest, scan: current }
  }

  /** A scan with the later answer of the site. */
  private present(scan: OwnScan): OwnScan {
    return this.state.view.scans.find(({ id }) => id === scan.id) ?? scan
  }

  /** Stores a scan before its result is shown. */
  private async add(content: ScanContent, label: string, after?: string): Promise<OwnScan> {
    const scan = newScan(this.state, this.synchronisation.device, content, label, after)
    this.synchronisation.noteNew(scan)
    await this.state.addScan(scan)
    return scan
  }
}

/** Waits for something, but not for long. */
async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT))])
}
