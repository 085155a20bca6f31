import { after } from './test'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { runtime } from '@/lib/runtime'
import { createDatabase, replaceContent, type Database, type StartContent } from './database'
import { SITE_URL, replaceSettings } from './settings'
import type { RunningWorker } from '../../database/queue/run-worker'

export interface Site {
  url: string
  dataDir: string
  payload: Payload
  /** What works in this process. */
  worker: RunningWorker | null
  /** Asks what a path of `/api` or `/cms/api` is answered with, past the middleware and the pages. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** What pages were expired by, the latest last. */
  expiredTags: string[]
}

const STOP_MILLISECONDS = 2000
/** How often the worker looks for work, in milliseconds: it is told of jobs, and looking oftener costs a tenth of the processor. */
const WORKER_INTERVALS = { jobs: 500, clock: 500 }
/** A job that is in the middle of a transaction can keep the pool of Postgres from ever ending. */
const DISCONNECT_MILLISECONDS = 3000

interface SiteOptions {
  content?: StartContent
  /** A process reads its settings once: a file that has some is the only one of its process. */
  settings?: Record<string, string>
  /** Whether this process works too. */
  hasWorker?: boolean
  /** Whether the file breaks something for whoever comes after it in this process: it is the only one there. */
  isLast?: boolean
}

/** The site of the files before, which is closed: loading a backend takes longer than most files. */
let former: { database: Database; site: Site; states: [state: object, copy: object][] } | undefined

/** Opens the backend in this process on content of its own, and closes it after the tests of the file. */
export async function openSite({ content = 'demo', settings, hasWorker = true }: SiteOptions = {}): Promise<Site> {
  if (former && settings) throw new Error('This process has read other settings: run the file in a process of its own.')
  former = former ? await reopenSite(former, content, hasWorker) : await openFirst(content, settings, hasWorker)
  const { site } = former
  after(() => closeSite(site))
  return site
}

async function openFirst(content: StartContent, settings: Record<string, string> = {}, hasWorker: boolean) {
  const database = await createDatabase(content)
  replaceSettings({ ...database, ...settings })
  return { database, site: await connectSite(database.DATA_DIR, hasWorker), states: processStates().filter(isPlain).map((state) => [state, { ...state }] as [object, object]) }
}

async function reopenSite({ database, site: { payload }, states }: NonNullable<typeof former>, content: StartContent, hasWorker: boolean) {
  await replaceContent(database, content)
  restoreStates(states)
  await payload.db.connect?.()
  return { database, site: await connectSite(database.DATA_DIR, hasWorker), states }
}

/** What the backend of this process knows beside its database. */
const processStates = (): object[] => [...runtime.states.values()]

const isPlain = (state: object) => Object.getPrototypeOf(state) === Object.prototype

/** Lets the backend forget what it has learnt since. */
function restoreStates(states: readonly [state: object, copy: object][]): void {
  for (const [state, copy] of states) {
    for (const name of Object.keys(state)) if (!(name in copy)) Reflect.deleteProperty(state, name)
    Object.assign(state, copy)
  }
  for (const state of processStates()) if (state instanceof Map) state.clear()
}

/** Closes a site and removes its data. What it was opened with can be opened once more. */
export async function closeSite({ payload, worker, dataDir }: Site): Promise<void> {
  await worker?.stop(STOP_MILLISECONDS)
  // What is cut off goes on for a moment, without a database.
  const { error } = console
  console.error = () => undefined
  await Promise.race([disconnect(payload), setTimeout(DISCONNECT_MILLISECONDS)])
  console.error = error
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Unlike `destroy`, leaves the tables known, which takes long to find out again. */
async function disconnect({ db }: Payload): Promise<void> {
  const { client, pool } = db as object as { client?: SQLiteAdapter['client']; pool?: PostgresAdapter['pool'] }
  Object.assign(db, { client: undefined, pool: undefined })
  client?.close()
  if (!pool?.ending) await pool?.end()
}

/** Opens the backend on the database that the settings of this process name. */
export async function connectSite(dataDir: string, hasWorker = true): Promise<Site> {
  const expiredTags: string[] = []
  // What the server hands to the module that expires pages when there is no request of the framework.
  runtime.expireTag = (tag) => Promise.resolve(void expiredTags.push(tag))
  // Only now: modules read the settings while they load.
  const [{ handleApiRequest }, cmsApi, { cms }, { startWorker }] = await Promise.all([
    import('@/lib/api/api-handler'),
    import('@/app/(payload)/cms/api/[...slug]/route'),
    import('@/lib/backend/cms/cms'),
    import('@/lib/backend/worker'),
  ])
  const fetch = (path: string, init: RequestInit = {}) => {
    const request = new Request(new URL(path, SITE_URL), init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/cms/api/')) return handleApiRequest(request)
    const slug = pathname.slice('/cms/api/'.length).split('/').map(decodeURIComponent)
    return cmsApi[request.method as keyof typeof cmsApi](request, { params: Promise.resolve({ slug }) })
  }
  const payload = await cms()
  const worker = hasWorker ? await startWorker(WORKER_INTERVALS) : null
  return { url: SITE_URL, dataDir, payload, worker, fetch, expiredTags }
}
