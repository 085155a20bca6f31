import { APIError } from 'payload'

/** An error whose message staff read in the admin. */
export function refusal(message: string, status: 400 | 409 | 422 | 429): APIError {
  // Without data the CMS answers "unknown error": it looks for the name of the class, which a build shortens to nothing.
  return new APIError(message, status, {}, true)
}
