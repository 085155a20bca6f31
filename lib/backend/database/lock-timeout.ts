import { SEND_TIMEOUT } from '@/lib/site/constants'

/**
 * How long a write waits for those before it, in milliseconds: less than the browser waits for the answer, or a
 * visitor would read of a failure while the form is stored after all.
 */
export const LOCK_TIMEOUT = SEND_TIMEOUT - 5000
