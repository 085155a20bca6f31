/** The events to choose from; followed by the key of an event, its numbers. */
export const NUMBERS = '/admin/numbers'
/** Followed by the identifier of an event: the page for the people at its door. */
export const CHECK_IN = '/admin/check-in'
