/** The paths that jurors call; a module of its own, so that their screens load no schemas. */
export const REVIEW_PATH = '/api/review'

/** Of one round, such as the call `assign`. */
export function roundPath(id: string, call = ''): string {
  return `${REVIEW_PATH}/rounds/${encodeURIComponent(id)}${call && `/${call}`}`
}

/** Of one assignment, such as the call `review`. */
export function assignmentPath(id: string, call = ''): string {
  return `${REVIEW_PATH}/assignments/${encodeURIComponent(id)}${call && `/${call}`}`
}
