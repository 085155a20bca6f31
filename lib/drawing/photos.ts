import { env } from '@/lib/env'
import { readLimitedBody } from '@/lib/site/limited-body'

/** How long a picture may take to come, in milliseconds, and how heavy it may be, in bytes. */
const PHOTO_TIMEOUT = 5000
const HEAVIEST_PHOTO = 20_000_000

/**
 * Loads a picture of the content.
 *
 * @param url as the content has it: absolute, or a path of this site
 * @returns null when it cannot be loaded
 */
export async function loadPhoto(url: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(new URL(url, ownOrigin()), { signal: AbortSignal.timeout(PHOTO_TIMEOUT) })
    return answer.ok ? Buffer.from(await (await readLimitedBody(answer, HEAVIEST_PHOTO)).arrayBuffer()) : null
  } catch (error) {
    console.error(`Share image: ${url} cannot be loaded:`, error)
    return null
  }
}

/** The address at which this server reaches itself: the public one may be a detour, or not reachable from here. */
function ownOrigin(): string {
  const { HOST, PORT } = env()
  const isEverywhere = !HOST || /^(0\.0\.0\.0|::)$/.test(HOST)
  const host = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}
