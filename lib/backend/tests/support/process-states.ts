/** What `processState` keeps, by its symbol, as it was when it was remembered. */
export type ProcessStates = Map<symbol, { state: object; copy: object }>

/** Remembers what the backend of this process knows beside its database. */
export function rememberProcessStates(): ProcessStates {
  const states: ProcessStates = new Map()
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const state: unknown = Reflect.get(globalThis, symbol)
    if (symbol.description?.startsWith('site.') && isPlain(state)) states.set(symbol, { state, copy: { ...state } })
  }
  return states
}

/** Lets the backend forget what it has learnt since. */
export function restoreProcessStates(states: ProcessStates): void {
  for (const { state, copy } of states.values()) {
    for (const name of Object.keys(state)) if (!(name in copy)) Reflect.deleteProperty(state, name)
    Object.assign(state, copy)
  }
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const state: unknown = Reflect.get(globalThis, symbol)
    if (symbol.description?.startsWith('site.') && state instanceof Map) state.clear()
  }
}

function isPlain(state: unknown): state is object {
  return typeof state === 'object' && state !== null && Object.getPrototypeOf(state) === Object.prototype
}
