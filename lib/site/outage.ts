import { runtime } from '@/lib/runtime'

/** Tells the server that the backend is away, so that it answers a failed page with 503. */
export function reportOutage(): void {
  runtime.outageAt = Date.now()
}
