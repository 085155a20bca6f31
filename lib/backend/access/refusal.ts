import { APIError } from 'payload'

/** Shown to staff whose session has ended while they were typing. */
export const SIGNED_OUT = 'You are signed out, so nothing was saved. Sign in in another tab, then come back here and press the button again.'

/** An error whose message staff read in the admin. */
export function refusal(message: string, status: 400 | 409 | 422 | 429): APIError {
  // Without data the CMS answers "unknown error": it looks for the name of the class, which a build shortens to nothing.
  return new APIError(message, status, {}, true)
}
