import type { WorkerAnswer, WorkerRequest } from '@/lib/site/offline/protocol'

/** Asks the service worker that is at work; null where there is none. */
export async function askWorker(request: WorkerRequest): Promise<WorkerAnswer> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (!worker) return null
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage(request, [port2])
  })
}
