import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'

/** Lets a command use the secret of the site, which a server has made where none is set. */
export function useSiteSecret(): void {
  const AUTH_SECRET = env().AUTH_SECRET ?? readFileSync(path.join(env().DATA_DIR, 'secret'), 'utf8').trim()
  Object.assign(env(), { AUTH_SECRET })
}
