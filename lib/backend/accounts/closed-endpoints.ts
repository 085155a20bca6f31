import type { Endpoint } from 'payload'

const answer = () => Response.json({ errors: [{ message: 'This is done on the site itself.' }] }, { status: 404 })

/**
 * Closes endpoints of the CMS: the first account comes from the settings, and sign-ins and new passwords go through the
 * contract. Endpoints of a collection are matched before those of the CMS.
 */
export const closedEndpoints: Endpoint[] = ['/login', '/first-register', '/forgot-password', '/reset-password', '/verify/:id'].map(
  (path) => ({ path, method: 'post', handler: answer }),
)
