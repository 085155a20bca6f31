import 'fake-indexeddb/auto'
import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { deserialize, serialize } from 'node:v8'
import { IDBFactory } from 'fake-indexeddb'
import type { CheckInGuest, CheckInList, Scan, ScanResult } from '@/lib/contract/check-in/check-in'

/** The parts of a browser that the test environment lacks. */
Object.assign(globalThis, {
  structuredClone: <Value>(value: Value): Value => deserialize(serialize(value)) as Value,
  BroadcastChannel: NodeChannel,
})

/** Starts with a new device, on which nothing is stored. */
export function emptyDevice(): void {
  globalThis.indexedDB = new IDBFactory()
}

export function guestOf(number: number, change: Partial<CheckInGuest> = {}): CheckInGuest {
  const name = `guest-${number}`
  return {
    _id: name, number, code: null, fullName: `Guest ${number}`, organization: '', kind: 'guest', state: 'confirmed', version: 1,
    checkedInAt: null, checkedInBy: '', note: '', host: null, doubles: [], ...change,
  }
}

/** A site in memory for doors to talk to. */
export class FakeSite {
  guests: CheckInGuest[] = []
  isUp = true
  status = 0
  /** The registration whose scans the site fails by. */
  poison = ''
  readonly sent: { device: string; scan: Scan }[] = []
  endsAt: string | null = new Date(Date.now() + 3600_000).toISOString()
  /** While it is set, answers wait for it. */
  gate: Promise<void> | null = null

  fetchList = async (event: string): Promise<CheckInList> => {
    await this.pass()
    const items = this.guests
    return { event: { _id: event, identifier: event, title: 'Summit', startsAt: this.endsAt, endsAt: this.endsAt, timezone: 'UTC' }, key: 'key', at: new Date().toISOString(), total: items.length, items }
  }

  sendScans = async (_event: string, device: string, scans: readonly Scan[]): Promise<ScanResult[]> => {
    await this.pass()
    if (scans.some(({ registration }) => registration !== undefined && registration === this.poison)) await this.fail(500)
    return scans.map((scan) => {
      const known = this.sent.some(({ scan: { id } }) => id === scan.id)
      if (!known) this.sent.push({ device, scan })
      if (scan.walkIn && !known) this.guests = [...this.guests, guestOf(this.guests.length + 1, { fullName: scan.walkIn.fullName })]
      const guest = this.guests.find(({ _id, fullName }) => (scan.walkIn ? fullName === scan.walkIn.fullName : _id === scan.registration)) ?? null
      if (!guest) return { id: scan.id, result: 'unknown', at: null, device: '', guest }
      if (scan.accept) guest.state = 'confirmed'
      const isDuplicate = !scan.undo && guest.checkedInAt !== null && (guest.checkedInBy !== device || (scan.walkIn !== undefined && !known))
      if (!isDuplicate) Object.assign(guest, scan.undo ? { checkedInAt: null, checkedInBy: '' } : { checkedInAt: scan.at, checkedInBy: device })
      return { id: scan.id, result: scan.undo ? 'undone' : isDuplicate ? 'already' : 'admitted', at: isDuplicate ? guest.checkedInAt : null, device: isDuplicate ? guest.checkedInBy : '', guest: { ...guest } }
    })
  }

  /** @returns what lets the answers go */
  hold(): () => void {
    let release = () => {}
    this.gate = new Promise((resolve) => (release = resolve))
    return () => {
      this.gate = null
      release()
    }
  }

  private async pass(): Promise<void> {
    await this.gate
    if (!this.isUp) throw new TypeError('Failed to fetch')
    if (this.status) await this.fail(this.status)
  }

  /** With the error class of the door under test, whose modules are loaded anew for each test. */
  private async fail(status: number): Promise<never> {
    throw new (await import('@/lib/api/api-error')).ApiError(status, 'refused', '')
  }
}
