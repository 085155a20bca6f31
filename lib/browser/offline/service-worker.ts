import { toLocale } from '@/lib/i18n/locales'
import { lookForExpiredLists } from '../check-in/expired-lists'
import { pathTo } from '@/lib/site/routes'
import { eventOfAddress, isPageAddress, isTicketAddress, keptAddress } from '@/lib/site/offline/kept-address'
import type { KeptPageFacts, WorkerAnswer, WorkerRequest } from '@/lib/site/offline/protocol'
import { Answering } from './answering'
import { EventSaver } from './event-saver'
import { OfflinePageSaver } from './offline-page-saver'
import { CACHE_NAME, KeptStorage } from './kept-storage'
import { SiteCopies } from './site-copies'
import { TicketSaver } from './ticket-saver'
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-scope'

const scope = globalThis as unknown as WorkerScope
const storage = new KeptStorage(scope.caches)
const answering = new Answering(storage, scope)
const copies = new SiteCopies(storage, {
  origin: scope.location.origin,
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  isSparing: () => scope.navigator.connection?.saveData === true,
})
const events = new EventSaver(storage, copies)
const tickets = new TicketSaver(storage, copies)
const offlinePage = new OfflinePageSaver(storage, copies)

const SIGN_OUT = /^\/(api\/auth|cms\/api\/users)\/logout$/
const PICTURE = /^\/cms\/api\/media\/file\//
/** The lists and files of an event that are kept with its pages. */
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
  await offlinePage.keep(locale).catch(() => undefined)
}

/** Takes over from an older worker. Nothing slow belongs here: until it is done, the browser lets every page wait. */
async function takeOver(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('kept-') && name !== CACHE_NAME).map((name) => scope.caches.delete(name)))
  await scope.clients.claim()
}

function handle(event: FetchEvent): void {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin) return
  if (request.method === 'POST' && SIGN_OUT.test(url.pathname)) event.waitUntil(tickets.forget())
  if (request.method !== 'GET') return
  // Screens of staff are not answered here.
  if (request.mode === 'navigate') extend(event, lookForExpiredLists())
  if (FILE.test(url.pathname)) return event.respondWith(answering.file(request))
  if (PICTURE.test(url.pathname) && request.destination === 'image') return event.respondWith(answering.picture(request))
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
    if (isTicketAddress(url.pathname) && [404, 410].includes(found.status)) await tickets.forget(url.pathname)
    return
  }
  const index = await storage.index()
  index.locale = toLocale(found.headers.get('content-language')) ?? index.locale
  if (isTicketAddress(url.pathname)) await tickets.renew(url.pathname)
  await keep(url)
}

async function keep(url: URL): Promise<void> {
  const identifier = eventOfAddress(url.pathname)
  const locale = await answering.localeOf(url)
  if (identifier) await events.keep(identifier, locale, keptAddress(url))
  await offlinePage.keep(locale)
  await events.check(identifier)
  await tickets.check()
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.kind === 'opened') await keep(new URL(request.address))
  if (request.kind === 'forget-all') await tickets.forgetAll()
  if (request.kind === 'forget-ticket') await tickets.forget(request.address)
  if (request.kind === 'keep-ticket' && !(isTicketAddress(request.address) && (await tickets.keep(request.address)))) return null
  return keptFacts()
}

async function keptFacts(): Promise<KeptPageFacts[]> {
  const { events: keptEvents, tickets: keptTickets, locale } = await storage.index()
  const inLanguage = <Page extends { address: string; locale: string }>(pages: Page[]) => {
    const addresses = [...new Set(pages.map(({ address }) => address))]
    return addresses.flatMap((address) => {
      const versions = pages.filter((page) => page.address === address)
      return (versions.find((page) => page.locale === locale) ?? versions[0]) as Page
    })
  }
  const first = keptEvents.flatMap((event) => inLanguage(event.pages.filter(({ address }) => address === pathTo('event', { eventIdentifier: event.identifier }))))
  return [...inLanguage(keptTickets).map((page) => ({ page, isTicket: true })), ...first.map((page) => ({ page, isTicket: false }))].map(
    ({ page: { address, title, savedAt }, isTicket }) => ({ address, title, savedAt, isTicket }),
  )
}

