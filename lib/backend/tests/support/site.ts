import { after } from './test'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { createDatabase, type StartContent } from './database'
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
/** How often the worker looks for work, in milliseconds: no test waits for it. */
const WORKER_INTERVALS = { jobs: 100, clock: 200 }
/** A job that is in the middle of a transaction can keep the pool of Postgres from ever ending. */
const DESTROY_MILLISECONDS = 3000

interface SiteOptions {
  content?: StartContent
  settings?: Record<string, string>
  /** Whether this process works too. */
  hasWorker?: boolean
}

/**
 * Opens the backend in this process on a database of its own, and closes it after the tests of the file. A
 * process reads its settings once, so a test file has one site.
 */
export async function openSite({ content = 'demo', settings = {}, hasWorker = true }: SiteOptions = {}): Promise<Site> {
  const database = await createDatabase(content)
  replaceSettings({ ...database, ...settings })
  const site = await connectSite(database.DATA_DIR, hasWorker)
  after(() => closeSite(site))
  return site
}

/** Closes a site and removes its data. */
export async function closeSite({ payload, dataDir, worker }: Site): Promise<void> {
  await worker?.stop(STOP_MILLISECONDS)
  // What is cut off goes on for a moment, without a database.
  console.error = () => undefined
  await Promise.race([payload.destroy(), setTimeout(DESTROY_MILLISECONDS)])
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Opens the backend on the database that the settings of this process name. */
export async function connectSite(dataDir: string, hasWorker = true): Promise<Site> {
  const expiredTags: string[] = []
  // What the server hands to the module that expires pages when there is no request of the framework.
  Object.assign(globalThis, { [Symbol.for('site.expireTag')]: (tag: string) => Promise.resolve(void expiredTags.push(tag)) })
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
