const OUTAGE = Symbol.for('site.outage')

/** Notes that the backend is away, for whoever turns a page that failed into an answer. */
export function reportOutage(): void {
  Object.assign(globalThis, { [OUTAGE]: Date.now() })
}
