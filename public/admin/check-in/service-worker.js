// Keeps the check-in pages, and nothing else, for devices that were prepared to work without network.
const CACHE = 'check-in'
/** The worker of the site keeps files of the same names, packed in a way of its own. */
const OWN = { cacheName: CACHE }
const STATIC = '/_next/static/'
/** Milliseconds. */
const ANSWER_TIMEOUT = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { keep, forget } = event.data
  const work = forget ? caches.delete(CACHE) : keepAll(keep)
  event.waitUntil(work.then(() => event.ports[0].postMessage('done'), (error) => event.ports[0].postMessage(String(error))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname))
  else if (pathname.startsWith(STATIC)) event.respondWith(asset(request, pathname))
})

/** Pages come from the site; the kept one stands in for it, and for the sign-in when a session ends at the door. */
async function page(request, pathname) {
  const kept = await caches.match(pathname, OWN)
  if (!kept) return fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
    if (!answer.ok) return kept
    await (await caches.open(CACHE)).put(pathname, answer.clone())
    return answer
  } catch {
    return kept
  }
}

/** What never changes under its name. */
async function asset(request, pathname) {
  const kept = await caches.match(pathname, OWN)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && (await caches.has(CACHE))) await (await caches.open(CACHE)).put(pathname, answer.clone())
  return answer
}

async function keepAll(paths) {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(paths.filter((path) => !kept.has(path) || !path.startsWith(STATIC)))
}
