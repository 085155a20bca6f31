import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { CheckInGuest, CheckInList, Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import type { Locale } from '@/lib/i18n/locales'

/** The list of an event without its guests, which are stored one by one. */
export interface StoredList {
  /** As the address of the page names it. */
  name: string
  event: CheckInList['event']
  key: string
  /** By the clock of the site. */
  at: string
  /** How far the clock of the site is ahead of this device's, in milliseconds. */
  clockOffset: number
  /** Whether somebody has asked for it to be kept for work without network. */
  isPrepared: boolean
}

/** A scan of this device. */
export interface OwnScan extends Scan {
  list: string
  /** The name of this device at that time; missing in scans that an earlier version of the page has stored. */
  device?: string
  /** The name of the guest, for display. */
  label: string
  /** The registration of a walk-in; until the site has answered, the one that this device has matched. */
  registeredAs?: string
  /** A walk-in that was taken back here and may be known to the site: it is undone there once its registration is known. */
  isTakenBack?: boolean
  /** How often the site has failed because of it. */
  failures?: number
  /** Null until the site has answered. */
  answer: ScanResult['result'] | 'refused' | null
}

export function isUnsent({ answer }: OwnScan): boolean {
  return answer === null
}

const MOST_FAILURES = 3

/** Whether a scan waits until somebody at the door tries it again, because the site fails whenever it is sent. */
export function isSetAside(scan: OwnScan): boolean {
  return isUnsent(scan) && (scan.failures ?? 0) >= MOST_FAILURES
}

export interface DeviceSettings {
  /** The name that people gave it. */
  label: string
  suffix: string
  locale: Locale
  isSilent: boolean
}

const DATABASE = 'check-in'

interface Stores extends DBSchema {
  lists: { key: string; value: StoredList }
  guests: { key: [string, string]; value: CheckInGuest & { list: string } }
  scans: { key: [string, string]; value: OwnScan }
  settings: { key: string; value: DeviceSettings }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

/** A database that was closed by the browser, or could not be opened, is opened anew the next time. */
function database(): Promise<IDBPDatabase<Stores>> {
  const close = () => (opened = undefined)
  if (!opened) {
    opened = openDB<Stores>(DATABASE, 1, {
      upgrade: (stores) => {
        stores.createObjectStore('lists', { keyPath: 'name' })
        stores.createObjectStore('guests', { keyPath: ['list', '_id'] })
        stores.createObjectStore('scans', { keyPath: ['list', 'id'] })
        stores.createObjectStore('settings')
      },
      terminated: close,
    })
    opened.catch(close)
  }
  return opened
}

/** Whether this browser was used at a door; the check does not create the database. */
export async function isDeviceKnown(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === DATABASE)
}

/** The key range of one list: an array sorts behind every text. */
const within = (list: string) => IDBKeyRange.bound([list], [list, []])

export interface StoredCheckIn {
  list: StoredList | undefined
  guests: CheckInGuest[]
  scans: OwnScan[]
}

export async function readStored(name: string): Promise<StoredCheckIn> {
  const stores = await database()
  const [list, guests, scans] = await Promise.all([stores.get('lists', name), stores.getAll('guests', within(name)), stores.getAll('scans', within(name))])
  return { list, guests, scans }
}

/** Stores an answer of the site: guests and results of scans, together or not at all. */
export async function storeAnswer(list: StoredList, guests: readonly CheckInGuest[], scans: readonly OwnScan[], { isWhole = false } = {}): Promise<void> {
  const transaction = (await database()).transaction(['lists', 'guests', 'scans'], 'readwrite')
  if (isWhole) await transaction.objectStore('guests').delete(within(list.name))
  await Promise.all([
    transaction.objectStore('lists').put(list),
    ...guests.map((guest) => transaction.objectStore('guests').put({ ...guest, list: list.name })),
    ...scans.map((scan) => transaction.objectStore('scans').put(scan)),
    transaction.done,
  ])
}

/** Stores scans and waits until they are on the disk, since the battery may die before the next one. */
export async function storeScans(scans: readonly OwnScan[]): Promise<void> {
  const transaction = (await database()).transaction('scans', 'readwrite', { durability: 'strict' })
  await Promise.all([...scans.map((scan) => transaction.store.put(scan)), transaction.done])
}

export async function removeScan({ list, id }: OwnScan): Promise<void> {
  await (await database()).delete('scans', [list, id])
}

/** Forgets a list and its scans, apart from those in `kept`. */
export async function forgetStored(name: string, kept: readonly OwnScan[] = []): Promise<void> {
  const transaction = (await database()).transaction(['lists', 'guests', 'scans'], 'readwrite')
  await Promise.all([
    transaction.objectStore('lists').delete(name),
    transaction.objectStore('guests').delete(within(name)),
    transaction.objectStore('scans').delete(within(name)),
    ...kept.map((scan) => transaction.objectStore('scans').put(scan)),
    transaction.done,
  ])
}

/** Forgets every list and all scans; the name of the device stays. */
export async function forgetAll(): Promise<void> {
  const stores = ['lists', 'guests', 'scans'] as const
  const transaction = (await database()).transaction(stores, 'readwrite')
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done])
}

/** The scans of all events that the site has not heard of. */
export async function storedUnsent(): Promise<OwnScan[]> {
  return (await (await database()).getAll('scans')).filter(isUnsent)
}

export async function storedLists(): Promise<StoredList[]> {
  return (await database()).getAll('lists')
}

const THIS_DEVICE = 'device'

export async function readDevice(): Promise<DeviceSettings | undefined> {
  return (await database()).get('settings', THIS_DEVICE)
}

export async function storeDevice(settings: DeviceSettings): Promise<void> {
  await (await database()).put('settings', settings, THIS_DEVICE)
}
