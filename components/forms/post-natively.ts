import { CSRF_PATH } from '@/lib/contract/csrf'
import { REACH_TIMEOUT, SEND_TIMEOUT } from '@/lib/site/constants'

/** @throws TypeError or DOMException where the site does not answer */
export async function reachSite(): Promise<void> {
  await fetch(CSRF_PATH, { cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT) })
}

/**
 * Has the browser post a form, but only when the site answers: without a connection the page would be lost. Ends after a
 * while if the page is still there, since no event tells that a visitor has stopped the browser.
 *
 * @throws what {@link reachSite} throws
 */
export async function postNatively(form: HTMLFormElement | null): Promise<void> {
  await reachSite()
  form?.submit()
  await new Promise((resolve) => setTimeout(resolve, SEND_TIMEOUT))
}
