/** Milliseconds in which a service worker starts even on a slow phone. */
const START_TIMEOUT = 10_000

/** @throws where there is no service worker, as in some private windows: `ready` would be waited for in vain */
export async function whenWorkerIsReady(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) throw new Error('This browser has no service workers.')
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No service worker has started.')), START_TIMEOUT)
  })
  await Promise.race([serviceWorker.ready, late]).finally(() => clearTimeout(timer))
}
