/** The events to choose from; followed by the key of an event, its numbers. */
export const NUMBERS = '/admin/numbers'
