import { ApiError } from '@/lib/api/api-error'
import { callApi, type ApiAnswer, type ApiCall } from '@/lib/api/browser'
import { LONGEST_SEND_WAIT, SEND_RETRIES } from '@/lib/site/constants'
import { SECOND } from '@/lib/site/text/durations'

/**
 * Posts to the API, and posts again by itself when the backend asks to wait a little.
 *
 * @param onWait called each second with how many remain, and with 0 when it is sent again
 * @param signal ends the waiting
 * @throws what {@link callApi} throws, after the last try
 */
export async function sendWithRetry(address: string, call: Pick<ApiCall, 'body' | 'version'>, onWait: (seconds: number) => void, signal: AbortSignal): Promise<ApiAnswer> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await callApi(address, { ...call, method: 'POST' })
    } catch (error) {
      const wait = error instanceof ApiError ? (error.retryAfter ?? Infinity) : Infinity
      if (wait > LONGEST_SEND_WAIT || retries === SEND_RETRIES) throw error
      for (let remaining = wait; remaining > 0; remaining -= 1) {
        onWait(remaining)
        await new Promise((resolve) => setTimeout(resolve, SECOND))
        signal.throwIfAborted()
      }
      onWait(0)
    }
  }
}
