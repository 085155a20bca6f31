/**
 * How long a write waits for those before it, in milliseconds: less than the browser waits for the answer
 * (`SEND_TIMEOUT`), or a visitor would read of a failure while the form is stored after all.
 */
export const LOCK_TIMEOUT = 25_000
