/**
 * Returns the state of this name, created at its first use. It lives in the global object, because each route
 * has its own copy of every module.
 */
export function processState<State extends object>(name: string, create: () => State): State {
  const states = globalThis as { [key: symbol]: State | undefined }
  return (states[Symbol.for(`site.${name}`)] ??= create())
}
