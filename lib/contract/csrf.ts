/** Answers 204 and sets the cookie whose token writes repeat in a header. In a file of its own for the browser, which loads no schemas. */
export const CSRF_PATH = '/api/csrf'
