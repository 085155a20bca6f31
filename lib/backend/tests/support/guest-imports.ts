import type { GuestImport } from '@/lib/contract/desk/guests'
import { Staff } from './client'
import type { Site } from './site'
import { eventually, expect } from './test'

export const csvOf = (...rows: string[]) => Buffer.from(['Name,Email,Kind', ...rows].join('\n')).toString('base64')

export const guestOf = (event: string, email: string, more: object = {}) => ({ event, fullName: 'Ana Guest', email, ...more })

export const outcomes = ({ rows }: GuestImport) => rows.map(({ row, outcome }) => [row, outcome])

/** What the desk does with files of guests. */
export async function guestImports(site: Site) {
  const admin = await Staff.signIn(site)
  const desk = await admin.hire('desk')

  const createEvent = (identifier: string, capacity: number | null) => admin.createEvent(identifier, { capacity, endsAt: '2028-05-11T14:00:00Z' })

  const registrationsOf = async (event: string) => {
    const { docs } = await site.payload.find({ collection: 'registrations', where: { event: { equals: event } }, sort: 'number', pagination: false, depth: 0 })
    return docs
  }

  const statesOf = async (event: string) => Object.fromEntries((await registrationsOf(event)).map(({ email, state }) => [email, state]))

  async function waitFor(id: string, states: GuestImport['state'][]): Promise<GuestImport> {
    let found: GuestImport | undefined
    await eventually(async () => {
      found = await desk.send<GuestImport>('GET', `guest-imports/${id}/progress`)
      expect(states).toContain(found.state)
    })
    return found as GuestImport
  }

  async function readFile(event: string, file: string, options: object = {}): Promise<GuestImport> {
    const { id } = await desk.send<{ id: string }>('POST', 'guest-imports/read', { event, fileName: 'guests.csv', file, ...options })
    return waitFor(id, ['ready', 'failed', 'done'])
  }

  /** Reads a file and imports all of it. */
  async function importAll(event: string, file: string, options: object = {}): Promise<GuestImport> {
    const { _id } = await readFile(event, file, options)
    await desk.send('POST', `guest-imports/${_id}/write`)
    return waitFor(_id, ['done'])
  }

  async function undo({ _id }: GuestImport): Promise<GuestImport> {
    await desk.send('POST', `guest-imports/${_id}/undo`)
    return waitFor(_id, ['undone'])
  }

  return { admin, desk, createEvent, registrationsOf, statesOf, waitFor, readFile, importAll, undo }
}
