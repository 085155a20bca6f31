/** What the server of a process sees of its backend, once the framework has loaded that. */
export interface ObservedBackend {
  /** Throws while the database is away; one that cannot be written to counts as such. */
  check: (migrations: string[]) => Promise<{ database: boolean; migrations: boolean }>
  /** The present and former identifiers of the documents of a collection. */
  identifiers: (entity: string) => Promise<string[]>
  measure: () => Promise<Measured>
  close: () => Promise<void>
}

interface Queued {
  byState: Record<string, number>
  /** Age of the oldest that waits. */
  oldestSeconds: number
}

interface Measured {
  pool?: Record<string, number>
  jobs: Queued
  emails: Queued
  /** Recipients of letters by state. */
  newsletters: Record<string, number>
}

/** What the parts of a process tell each other: the server, the framework's pages, the backend and its jobs. */
interface Runtime {
  /** Set by the embedded backend. */
  backend?: ObservedBackend
  /** Expires pages for changes that no request makes. Set by the server; a worker hands the tag to its parent. */
  expireTag?: (tag: string) => Promise<void>
  /** Lets the worker look for work at once. Set by the server and within the worker. */
  wakeWorker?: () => void
  log?: { info: (fields: object, message: string) => void }
  observeJob?: (fields: { task: string; job: string; outcome: 'done' | 'failed'; ms: number }) => void
  /** What the framework's cache handler (`lib/server/cache-handler.mjs`) calls; without a server, nothing is cached. */
  createCacheHandler?: () => object
  /** When a page last failed because its backend was away, in milliseconds since 1970. */
  outageAt: number
  /** What {@link processState} holds, by name. */
  states: Map<string, object>
}

/**
 * The one global of the site. The framework gives each route its own copy of every module, and the server is a bundle of
 * its own: this is the only object that all of them have in common.
 */
const GLOBAL = Symbol.for('site.runtime')
const globals = globalThis as { [GLOBAL]?: Runtime }

export const runtime: Runtime = (globals[GLOBAL] ??= { outageAt: 0, states: new Map() })

/** Returns the state of this name, created at its first use and the same for all copies of a module. */
export function processState<State extends object>(name: string, create: () => State): State {
  const state = (runtime.states.get(name) as State | undefined) ?? create()
  runtime.states.set(name, state)
  return state
}
