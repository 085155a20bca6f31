import type { CheckInList } from '@/lib/contract/check-in/check-in'
import { isSetAside, type OwnScan, type StoredList } from '@/lib/browser/check-in/device-storage'
import type { Locale } from '@/lib/i18n/locales'
import { callProblem } from './call-problem'
import { fetchList } from './door-api'
import type { DoorState } from './door-state'
import { toGuestMap, withChanged } from './guest-map'
import { newScan } from './new-scan'
import { sendUnsent, type Answered } from './send-unsent'

/** Milliseconds between two requests for the scans of other doors. */
export const REFRESH_INTERVAL = 10_000

export interface DoorSettings {
  /** The name of this device. */
  device: string
  locale: Locale
}

/** Sends the scans of a door to the site, and brings the list up to date. */
export class Synchronisation {
  private turn: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** When the list was read, by this device's clock. */
  private readAt = 0
  /** The scans that no request has contained. */
  private readonly unreported = new Set<string>()

  constructor(
    private readonly state: DoorState,
    private settings: DoorSettings,
  ) {}

  get device(): string {
    return this.settings.device
  }

  /** A scan of this moment, which the site cannot know before a request reports it. */
  noteNew({ id }: OwnScan): void {
    this.unreported.add(id)
  }

  /** Whether the site may know of a scan, as of one that an earlier visit of the page has stored. */
  mayKnow({ id }: OwnScan): boolean {
    return !this.unreported.has(id)
  }

  configure(settings: DoorSettings): void {
    this.settings = settings
  }

  /** Sends unsent scans and reads changes. Calls during a run share the next one. */
  exchange(): Promise<void> {
    this.next ??= this.turn.then(() => {
      this.next = null
      return this.exchangeNow()
    })
    this.turn = this.next
    return this.next
  }

  /** @returns whether the list could be stored */
  async refresh({ isWhole = false, isPrepared = this.state.view.list?.isPrepared ?? false } = {}): Promise<boolean> {
    const counts = this.state.mark()
    const { list: before, guests: known } = this.state.view
    const since = isWhole || known.size === 0 ? null : (before?.at ?? null)
    const askedAt = Date.now()
    const answer = await fetchList(this.state.name, since, this.settings.locale)
    if (!counts()) return false
    const { guests: current } = this.state.view
    const guests = since === null ? toGuestMap(answer.items) : withChanged(current, answer.items)
    // A guest was deleted meanwhile.
    if (since !== null && guests.size !== answer.total) return this.refresh({ isWhole: true, isPrepared })
    // The time of the answer is about half way between sending the request and receiving it.
    const list = toStored(answer, this.state.name, isPrepared, (askedAt + Date.now()) / 2)
    const isStored = await this.state.storeAnswer(list, answer.items, [], since === null)
    if (!counts()) return false
    this.readAt = Date.now()
    this.state.change({ phase: 'open', list: isStored ? list : { ...list, isPrepared: before?.isPrepared ?? false }, guests, problem: null })
    return isStored
  }

  private async exchangeNow(): Promise<void> {
    if (this.state.view.phase === 'forgotten') return
    const counts = this.state.mark()
    const unsent = this.state.unsent.filter((scan) => !isSetAside(scan))
    for (const { id } of unsent) this.unreported.delete(id)
    try {
      await sendUnsent(this.state.name, this.settings.device, unsent, async (answers) => {
        if (!counts()) throw new Error('All scans were forgotten.')
        await this.apply(answers)
      })
      if (!counts()) return
      if (unsent.length === 0 || Date.now() - this.readAt > REFRESH_INTERVAL) await this.refresh()
      if (counts()) this.state.change({ problem: null })
    } catch (error) {
      if (counts()) this.state.change({ problem: callProblem(error), ...(this.state.view.phase === 'opening' && { phase: 'empty' }) })
    }
  }

  private async apply(answers: readonly Answered[]): Promise<void> {
    const counts = this.state.mark()
    const byId = new Map(answers.map((answer) => [answer.id, answer]))
    const answered = this.state.view.scans.flatMap((scan): OwnScan[] => {
      const { result, guest } = byId.get(scan.id) ?? {}
      if (result === null) return [{ ...scan, failures: (scan.failures ?? 0) + 1 }]
      return result ? [{ ...scan, answer: result, ...(scan.walkIn && { registeredAs: guest?._id }) }] : []
    })
    const guests = answers.flatMap(({ guest }) => guest ?? [])
    if (this.state.view.list) await this.state.storeAnswer(this.state.view.list, guests, answered)
    else for (const scan of answered) await this.state.changeScan(scan)
    if (!counts()) return
    const { scans, guests: known } = this.state.view
    this.state.change({ scans: scans.map((scan) => answered.find(({ id }) => id === scan.id) ?? scan), guests: withChanged(known, guests) })
    for (const { isTakenBack, registeredAs, label, at, answer } of answered) {
      if (!isTakenBack || !registeredAs || answer === null) continue
      // A guest who was entered twice and taken back once is in: an undo would take back both.
      if (answered.some((other) => other.registeredAs === registeredAs && !other.isTakenBack)) continue
      await this.state.addScan(newScan(this.state, this.device, { registration: registeredAs, undo: true }, label, at))
      void this.exchange()
    }
  }
}

function toStored({ event, key, at }: CheckInList, name: string, isPrepared: boolean, now: number): StoredList {
  return { name, event, key, at, clockOffset: Date.parse(at) - now, isPrepared }
}
