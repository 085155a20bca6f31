import { CHECK_IN, REVIEW } from '../constants'

export const STAFF_AREA = '/admin'

/**
 * Where to go on after signing in.
 *
 * @param next where somebody came from, `/` when from nowhere in particular
 * @param location what the answer to the sign-in names: the staff area for staff, and check-in for the door
 */
export function signedInPath(next: string, location: string): string {
  return next === '/' && [STAFF_AREA, CHECK_IN, REVIEW].includes(location) ? location : next
}
