import { MINUTE } from '../text/durations'

/** Bytes of an event that are kept on a device, as they lie there, compressed. */
export const MAX_KEPT_BYTES = 1_500_000
/** The same with pictures. */
export const MAX_KEPT_BYTES_WITH_PICTURES = 3_500_000
/** The event opened longest ago makes room for another one. */
export const MAX_KEPT_EVENTS = 3
/** How long a page may take before the kept one is shown, in milliseconds. */
export const NETWORK_TIMEOUT = 3000
/** For how long after such a wait kept pages are shown at once, in milliseconds. */
export const SLOW_NETWORK_PERIOD = 10_000
/** How often other kept events are looked after while the site is visited, in milliseconds. */
export const STATUS_CHECK_INTERVAL = MINUTE
/** How often all pages of an event are compared with the site's, in milliseconds. */
export const FULL_CHECK_INTERVAL = 10 * MINUTE
