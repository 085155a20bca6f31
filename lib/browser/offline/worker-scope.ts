// The types of service workers and of pages exclude each other, so this declares the few in use.

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (answer: Promise<Response> | Response) => void
}

interface WorkerMessageEvent extends ExtendableEvent {
  data: unknown
  ports: readonly MessagePort[]
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  caches: CacheStorage
  location: Location
  navigator: Navigator & { connection?: { saveData?: boolean } }
  /** Not in every browser. */
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> }
  registration: { active: unknown; unregister: () => Promise<boolean> }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void
}
