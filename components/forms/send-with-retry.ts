import { send, TooManyRequestsError, type Accepted } from '@/lib/api/browser'
import { LONGEST_SEND_WAIT, SEND_RETRIES } from '@/lib/site/constants'

const SECOND = 1000

/**
 * Sends a write, and sends it again by itself when the backend asks to wait a little.
 *
 * @param onWait told each second how many remain, and with 0 that it is being sent again
 * @param signal ends the waiting
 * @throws what {@link send} throws, after the last try
 */
export async function sendWithRetry(address: string, body: unknown, onWait: (seconds: number) => void, signal: AbortSignal): Promise<Accepted> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send(address, body)
    } catch (error) {
      const isWorthWaiting = error instanceof TooManyRequestsError && error.retryAfter <= LONGEST_SEND_WAIT && retries < SEND_RETRIES
      if (!isWorthWaiting) throw error
      await countDown(error.retryAfter, onWait, signal)
    }
  }
}

async function countDown(seconds: number, onWait: (seconds: number) => void, signal: AbortSignal): Promise<void> {
  for (let remaining = seconds; remaining > 0; remaining -= 1) {
    onWait(remaining)
    await new Promise((resolve) => setTimeout(resolve, SECOND))
    signal.throwIfAborted()
  }
  onWait(0)
}
