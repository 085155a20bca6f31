import { test as base } from '@playwright/test'
import { startNginx } from '../../scripts/test/nginx.mjs'

type Front = NonNullable<Awaited<ReturnType<typeof startNginx>>>

/** Puts the nginx of `deploy/` in front of servers; skips the test, loudly, where there is none. */
export async function startFront(ports: number[], change?: (text: string) => string): Promise<Front> {
  const front = await startNginx(ports, change)
  if (!front) console.error('\nTHE PAGE CACHE IN FRONT IS NOT TESTED: there is no nginx on this machine, and it could not be installed.')
  base.skip(!front, 'There is no nginx on this machine.')
  return front as Front
}
