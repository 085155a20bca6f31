import { env } from '@/lib/env'
import { httpTransport, type Transport } from './http-transport'

/**
 * The transport of this installation: over HTTP when `API_BASE_URL` names a backend, else in-process.
 * The embedded backend is loaded only when it is the one that answers.
 */
export async function transport(): Promise<Transport> {
  const { API_BASE_URL } = env()
  if (API_BASE_URL) return httpTransport(API_BASE_URL)
  const { app } = await import('@/lib/backend/http/app')
  return async (request) => app.fetch(request)
}
