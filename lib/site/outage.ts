const OUTAGE = Symbol.for('site.outage')

/** Tells the server that the backend is away, so that it answers a failed page with 503. */
export function reportOutage(): void {
  Object.assign(globalThis, { [OUTAGE]: Date.now() })
}
