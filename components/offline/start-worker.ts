import { SERVICE_WORKER_PATH } from '@/lib/site/offline/protocol'

/** Starts the service worker once the page has loaded, so that it takes nothing from the first view. */
export function startWorker(): () => void {
  const start = () => {
    // Private windows refuse it, and servers without a build have none: pages then come from the network alone.
    void navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => window.removeEventListener('load', start)
}
