import type { WorkerScope } from './worker-scope'

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(retire()))

/** Deletes all stored contents and unregisters itself, so that pages come from the network alone. */
async function retire(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => /^(kept-|offline-)/.test(name)).map((name) => scope.caches.delete(name)))
  // Not waited for: until this is done, the browser lets every page wait.
  void scope.registration.unregister()
}
