import { CHECK_IN, REVIEW } from '../constants'

export const STAFF_AREA = '/admin'

/**
 * Where to go on after signing in.
 *
 * @param next where somebody came from, `/` when from nowhere in particular
 * @param location what the answer to the sign-in names: the staff area for staff, check-in for the door, and what they read for jurors
 */
export function signedInPath(next: string, location: string): string {
  return next === '/' && [STAFF_AREA, CHECK_IN, REVIEW].includes(location) ? location : next
}
