import { toLocale } from '@/lib/i18n/locales'
import { lookForExpiredLists } from '../check-in/expired-lists'
import { pathTo } from '@/lib/site/routes'
import { PICTURE_FOLDER } from '@/lib/site/offline/picture-name'
import { titleOf } from '@/lib/site/offline/page-title'
import { eventOfAddress, isPageAddress, isTicketAddress } from '@/lib/site/offline/stored-address'
import type { StoredPageFacts, WorkerAnswer, WorkerRequest } from '@/lib/site/offline/protocol'
import { Answering } from './answering'
import { Copies, type Source } from './copies'
import { CACHE_PREFIX, CopyStorage, unpack } from './copy-storage'
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-scope'

/** Put in by scripts/build/bundle.mjs. */
declare const BUILD: Source['build']

const scope = globalThis as unknown as WorkerScope
const storage = new CopyStorage(scope.caches)
const answering = new Answering(storage, scope)
const copies = new Copies(storage, {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  isSparing: () => scope.navigator.connection?.saveData === true,
  build: BUILD,
})

const SIGN_OUT = /^\/(api\/auth|cms\/api\/users)\/logout$/
/** The lists and files of an event that are stored with its pages. */
const LISTS = /^\/(api\/sessions$|calendar\/(event|agenda)\/[^/]+\.ics$)/
const FILE = /^\/_next\/static\//

scope.addEventListener('install', (event) => event.waitUntil(Promise.all([scope.skipWaiting(), prepare()])))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('fetch', handle)
scope.addEventListener('message', (event) => {
  const [port] = event.ports
  event.waitUntil(answer(event.data as WorkerRequest).then((facts) => port?.postMessage(facts), () => port?.postMessage(null)))
})

/** Lets the site answer offline from the first visit on. While an older worker still writes, the next visit does it. */
async function prepare(): Promise<void> {
  if (scope.registration.active) return
  const locale = await answering.localeOf(new URL(scope.location.href))
  await copies.offlinePage(locale).catch(() => undefined)
}

/** Takes over from an older worker. Nothing slow belongs here: until it is done, the browser lets every page wait. */
async function takeOver(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => /^(kept-|offline-)/.test(name) && !name.startsWith(CACHE_PREFIX)).map((name) => scope.caches.delete(name)))
  await scope.clients.claim()
}

function handle(event: FetchEvent): void {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin) return
  if (request.method === 'POST' && SIGN_OUT.test(url.pathname)) event.waitUntil(copies.forgetTickets())
  if (request.method !== 'GET') return
  // Screens of staff are not answered here.
  if (request.mode === 'navigate') extend(event, lookForExpiredLists())
  if (FILE.test(url.pathname)) return event.respondWith(answering.file(request))
  if (url.pathname.startsWith(PICTURE_FOLDER) && request.destination === 'image') return event.respondWith(answering.picture(request))
  if (LISTS.test(url.pathname)) return event.respondWith(answering.list(request))
  if (!isPageAddress(url.pathname)) return
  const onReached = (found: Response) => extend(event, afterVisit(url, found))
  if (request.mode === 'navigate') event.respondWith(answering.page(request, onReached))
  else if (request.headers.has('rsc')) event.respondWith(answering.flight(request, onReached))
}

/** The answer may come when the event is over already. */
function extend(event: ExtendableEvent, work: Promise<void>): void {
  const settled = work.catch(() => undefined)
  try {
    event.waitUntil(settled)
  } catch {
    // The work goes on for as long as the browser lets it.
  }
}

async function afterVisit(url: URL, found: Response): Promise<void> {
  if (!found.ok) {
    if (isTicketAddress(url.pathname) && [404, 410].includes(found.status)) await copies.forgetTickets(url.pathname)
    return
  }
  const index = await storage.index()
  index.locale = toLocale(found.headers.get('content-language')) ?? index.locale
  if (isTicketAddress(url.pathname)) await copies.renewTicket(url.pathname)
  await store(url)
}

async function store(url: URL): Promise<void> {
  const identifier = eventOfAddress(url.pathname)
  const locale = await answering.localeOf(url)
  if (identifier) await copies.event(identifier, locale)
  await copies.offlinePage(locale)
  await copies.check(locale)
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.kind === 'opened') await store(new URL(request.address))
  if (request.kind === 'forget-all') await storage.removeAll()
  if (request.kind === 'forget-ticket') await copies.forgetTickets(request.address)
  if (request.kind === 'store-ticket' && !(isTicketAddress(request.address) && (await copies.ticket(request.address)))) return null
  return storedPages()
}

/** Tickets, and the first page of each event, in the visitor's language where it is stored. */
async function storedPages(): Promise<StoredPageFacts[]> {
  const index = await storage.index()
  const locale = await answering.localeOf(new URL(scope.location.href))
  const ofKind = (wanted: string) => index.copies.filter(({ kind, cache }) => kind === wanted && cache)
  const tickets = ofKind('ticket').map(({ key, savedAt }) => ({ address: key, title: '', savedAt, isTicket: true }))
  const events = ofKind('event').map(async ({ key, savedAt }) => {
    const address = pathTo('event', { eventIdentifier: key })
    const page = await answering.find(address, locale)
    return { address, title: page ? titleOf(await unpack(page.stored).text()) : key, savedAt, isTicket: false }
  })
  return [...tickets, ...(await Promise.all(events))]
}
