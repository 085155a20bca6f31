/** Where the check-in and the numbers of events are. */
export const NUMBERS = '/admin/numbers'

/** Where staff see whose tickets did not arrive. */
export const UNDELIVERED = '/admin/undelivered-tickets'

/** Where staff see which texts lack a translation, or have one that may be out of date. */
export const MISSING_TRANSLATIONS = '/admin/missing-translations'

/** Where staff find all that is stored about the owner of an address. */
export const PEOPLE = '/admin/people'

export function pathToPerson(email: string): string {
  return `${PEOPLE}?email=${encodeURIComponent(email)}`
}

/** Where administrators check the sender of emails. */
export const SENDER = '/admin/sender'

/** Where the desk assigns, ranks and decides the applications of a round; followed by its key. */
export const ROUNDS = '/admin/rounds'
