import { HOUR, MINUTE } from '../text/durations'

/** Bytes of an event in the language of the visitor that are stored on a device, as they lie there, compressed. */
export const MAX_STORED_BYTES = 1_500_000
/** The same with other languages and pictures. */
export const MAX_STORED_BYTES_IN_ALL = 3_500_000
/** The event opened longest ago makes room for another one. */
export const MAX_STORED_EVENTS = 3
/** How long a page may take before the stored one is shown, in milliseconds. */
export const NETWORK_TIMEOUT = 3000
/** For how long after such a wait stored pages are shown at once, in milliseconds. */
export const SLOW_NETWORK_PERIOD = 10_000
/** How often stored events and tickets are compared with the site's while it is visited, in milliseconds. */
export const CHECK_INTERVAL = MINUTE
/** The same for the page that stands in for what is not stored. */
export const GENERAL_CHECK_INTERVAL = HOUR
