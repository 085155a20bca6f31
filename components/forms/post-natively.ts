import { CSRF_PATH } from '@/lib/contract/csrf'
import { REACH_TIMEOUT, SEND_TIMEOUT } from '@/lib/site/constants'

/** @throws TypeError or DOMException where the site does not answer */
export async function reachSite(): Promise<void> {
  await fetch(CSRF_PATH, { cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT) })
}

/**
 * Has the browser post a form by itself, but not into the void: without a connection the page would be lost. Ends when the
 * page is there again after all, by Back or because it was never left.
 *
 * @throws what {@link reachSite} throws
 */
export async function postNatively(form: HTMLFormElement): Promise<void> {
  await reachSite()
  form.submit()
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
    // Whoever stops the browser is not seen to.
    setTimeout(resolve, SEND_TIMEOUT)
  })
}
