import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { forgetAll, isSetAside, isUnsent, readStored, removeScan, storeAnswer, storedUnsent, storeScans, type OwnScan, type StoredList } from '@/lib/browser/check-in/device-storage'
import { forgetExpiredLists, isExpired } from '@/lib/browser/check-in/expired-lists'
import type { CallProblem } from './call-problem'
import { toGuestMap, type GuestMap } from './guest-map'

/** The state that the screen shows; a new object after every change. */
export interface DoorView {
  phase: 'opening' | 'empty' | 'open' | 'forgotten'
  list: StoredList | null
  guests: GuestMap
  /** The latest first. */
  scans: readonly OwnScan[]
  problem: CallProblem | null
  /** How many scans the site has not heard of from other lists of this device, by the name of the list. */
  elsewhere: Readonly<Record<string, number>>
  /** Whether the browser keeps nothing, as in some private windows or on a full disk. */
  isStorageRefused: boolean
}

const EMPTY: DoorView = { phase: 'opening', list: null, guests: new Map(), scans: [], problem: null, elsewhere: {}, isStorageRefused: false }

/** The data of a door, in memory and, where the browser allows it, on the device. */
export class DoorState {
  private current = EMPTY
  private readonly listeners = new Set<() => void>()
  private forgettings = 0
  /** Scans that are in memory alone. */
  private unstored: readonly OwnScan[] = []

  constructor(readonly name: string) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get view(): DoorView {
    return this.current
  }

  get unsent(): OwnScan[] {
    return this.current.scans.filter(isUnsent)
  }

  /** Lets the scans that were set aside be sent again. */
  async takeUp(): Promise<void> {
    for (const scan of this.current.scans.filter(isSetAside)) await this.changeScan({ ...scan, failures: 0 })
  }

  /** The scans of this device, including those that are being stored. */
  get scans(): OwnScan[] {
    return [...new Map([...this.unstored, ...this.current.scans].map((scan) => [scan.id, scan])).values()]
  }

  /** The scans of a guest by this device that the site does not know of. */
  unsentOf(registration: string): OwnScan[] {
    return this.scans.filter((scan) => isUnsent(scan) && !scan.isTakenBack && (scan.registration ?? scan.registeredAs) === registration)
  }

  change(change: Partial<DoorView>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Work that began before everything was forgotten must not bring it back. @returns a function that tells whether the work still counts */
  mark(): () => boolean {
    const { forgettings } = this
    return () => forgettings === this.forgettings
  }

  /** Loads the stored data of the device. */
  async load(): Promise<void> {
    const counts = this.mark()
    const stored = await this.store(async () => {
      await forgetExpiredLists()
      return { ...(await readStored(this.name)), unsent: await storedUnsent() }
    })
    if (!stored || !counts()) return
    const { list, guests, scans, unsent } = stored
    const elsewhere: Record<string, number> = {}
    for (const { list: name } of unsent) if (name !== this.name) elsewhere[name] = (elsewhere[name] ?? 0) + 1
    const prepared = list?.isPrepared ? { phase: 'open' as const, guests: toGuestMap(guests) } : {}
    this.change({ elsewhere, list: list ?? null, scans: scans.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)), ...prepared })
  }

  async addScan(scan: OwnScan): Promise<void> {
    if (this.current.phase === 'forgotten') return
    const counts = this.mark()
    this.unstored = [scan, ...this.unstored]
    const waiting = this.unstored
    const isStored = await this.store(() => storeScans(waiting).then(() => true))
    if (!counts()) return
    if (isStored) this.unstored = this.unstored.filter((one) => !waiting.includes(one))
    this.change({ scans: [scan, ...this.current.scans] })
  }

  async changeScan(scan: OwnScan): Promise<void> {
    await this.store(() => storeScans([scan]))
    this.change({ scans: this.current.scans.map((one) => (one.id === scan.id ? scan : one)) })
  }

  async dropScan(scan: OwnScan): Promise<void> {
    this.unstored = this.unstored.filter(({ id }) => id !== scan.id)
    await this.store(() => removeScan(scan))
    this.change({ scans: this.current.scans.filter(({ id }) => id !== scan.id) })
  }

  /** Stores guests only on a device that was prepared for work without network. @returns whether that worked */
  async storeAnswer(list: StoredList, guests: readonly CheckInGuest[], scans: readonly OwnScan[], isWhole = false): Promise<boolean> {
    this.unstored = this.unstored.filter((one) => !scans.some(({ id }) => id === one.id))
    const waiting = this.unstored
    const isStored = await this.store(() => storeAnswer(list, list.isPrepared ? guests : [], [...scans, ...waiting], { isWhole }).then(() => true))
    if (isStored) this.unstored = this.unstored.filter((one) => !waiting.includes(one))
    return isStored === true
  }

  /** How many scans, of all events, the site has not heard of. */
  async countUnsent(): Promise<number> {
    const stored = (await this.store(storedUnsent)) ?? []
    return new Set([...stored, ...this.unsent].map(({ id }) => id)).size
  }

  /** Forgets everybody of every event at once. */
  async forget(): Promise<void> {
    this.empty()
    await this.store(forgetAll)
  }

  /** Forgets the guests of events that are long over, even when nobody reloads the page. */
  async forgetExpired(now = Date.now()): Promise<void> {
    const { list } = this.current
    // What is in memory alone would be lost.
    if (list && isExpired(list, now) && !this.unstored.some(isUnsent)) this.empty()
    await this.store(() => forgetExpiredLists(now))
  }

  private empty(): void {
    this.forgettings += 1
    this.unstored = []
    this.change({ ...EMPTY, phase: 'forgotten' })
  }

  /** @returns undefined when the browser refuses: the door goes on in memory */
  private async store<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work()
      if (this.current.isStorageRefused) this.change({ isStorageRefused: false })
      return result
    } catch {
      this.change({ isStorageRefused: true })
      return undefined
    }
  }
}
