import { SERVICE_WORKER_PATH, type WorkerRequest } from '@/lib/site/offline/protocol'

/** Starts the service worker once the page has loaded, so that it takes nothing from the first view. */
export function startWorker(): () => void {
  const start = () => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    const isSeen = serviceWorker.controller !== null
    // Private windows refuse it, and servers without a build have none: pages then come from the network alone.
    void serviceWorker.register(SERVICE_WORKER_PATH).then(() => (isSeen ? undefined : reportOpenedPage()), () => undefined)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => window.removeEventListener('load', start)
}

/** A worker sees only pages that are opened after its start; this one was opened before. */
async function reportOpenedPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'opened', address: window.location.href } satisfies WorkerRequest)
}
