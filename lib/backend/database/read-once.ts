import type { PayloadRequest } from 'payload'

const READ = 'readOnce'

/** Reads something once within a request, such as the organisation that all emails of a batch name. */
export function readOnce<Value>(req: PayloadRequest, key: string, read: () => Promise<Value>): Promise<Value> {
  const known = (req.context[READ] ??= new Map()) as Map<string, Promise<Value>>
  const value = known.get(key) ?? read()
  known.set(key, value)
  return value
}
