import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatOffset, offsetAt } from '@/lib/site/text/time-zone'

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: SITE_TIME_ZONE })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: SITE_TIME_ZONE })

/** How far the site's zone is from UTC at an instant, such as "UTC+4". */
export function siteOffset(instant: string): string {
  return formatOffset(offsetAt(instant, SITE_TIME_ZONE))
}

/** For staff, wherever their computer is: day, time and offset in the site's zone. */
export function formatSiteTime(instant: string): string {
  return `${TIME.format(new Date(instant))} (${siteOffset(instant)})`
}

/** The same for something that happens today, to the second. */
export function formatSiteClock(instant: string): string {
  return `${CLOCK.format(new Date(instant))} (${siteOffset(instant)})`
}
