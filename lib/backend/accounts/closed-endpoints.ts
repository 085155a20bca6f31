import type { Endpoint } from 'payload'

const answer = () => Response.json({ errors: [{ message: 'This is done on the site itself.' }] }, { status: 404 })

/**
 * What the CMS offers by itself and this site does another way: the first account comes from the settings,
 * and forgotten passwords are replaced by a letter of the site. They stand before the CMS's own, so these answer.
 */
export const closedEndpoints: Endpoint[] = ['/first-register', '/forgot-password', '/reset-password', '/verify/:id'].map(
  (path) => ({ path, method: 'post', handler: answer }),
)
