import { CHECK_IN } from '@/lib/site/constants'
import { loadTicketVerifier } from '@/lib/site/tickets/verify-ticket-text'

const SCOPE = `${CHECK_IN}/`
const WORKER = `${SCOPE}service-worker.js`

/** Keeps this page with its scripts, styles and fonts for work without network. @throws when that fails */
export async function cachePages(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const { active } = await navigator.serviceWorker.ready
  // Both are loaded at the first ticket otherwise.
  await Promise.all([import('../scanner/qr-reader').then(({ loadQrReader }) => loadQrReader()), loadTicketVerifier()])
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const loadedFromHere = loaded.filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/_next/static/'))
  await ask(active, { keep: [window.location.pathname, ...new Set(loadedFromHere.map(({ pathname }) => pathname))] })
}

export async function forgetPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (registration?.active) await ask(registration.active, { forget: true })
  await registration?.unregister()
}

function ask(worker: ServiceWorker | null, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error('There is no worker to ask.'))
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => (data === 'done' ? resolve() : reject(new Error(String(data))))
    worker.postMessage(message, [port2])
  })
}
