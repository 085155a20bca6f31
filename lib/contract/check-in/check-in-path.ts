/** The paths that devices at the door call; a module of its own, so that they load no schemas. */
export const CHECK_IN_PATH = '/api/checkIn'

/** @param event its identifier or its key */
export function checkInPath(event: string): string {
  return `${CHECK_IN_PATH}/${encodeURIComponent(event)}`
}
