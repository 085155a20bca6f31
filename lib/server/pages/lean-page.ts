import { FLIGHT_HINT, FLIGHT_UNDEFINED, OLD_SCRIPT } from '../framework'

/** Removes what the framework writes into every page and no browser needs. Half of a page is the data for its scripts. */
export function leanPage(html: string): string {
  return html.replace(FLIGHT_HINT, '').replace(FLIGHT_UNDEFINED, '').replace(OLD_SCRIPT, '')
}
