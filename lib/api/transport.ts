import { env } from '@/lib/env'
import { httpTransport, type Transport } from './http-transport'

let remote: Transport | undefined

/** Over HTTP when `API_BASE_URL` names a backend, else in-process; only then is the embedded backend loaded. */
export async function transport(): Promise<Transport> {
  const { API_BASE_URL } = env()
  if (API_BASE_URL) return (remote ??= httpTransport(API_BASE_URL))
  const { app } = await import('@/lib/backend/http/app')
  return async (request) => app.fetch(request)
}
