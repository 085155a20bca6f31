import { toWallTime } from '../text/wall-time'

/** In figures, since browsers that know no Georgian cannot name a month: such as "13.05.2027". */
export function formatDoorDay(instant: string, timeZone: string): string {
  return toWallTime(instant, timeZone).slice(0, 10).split('-').toReversed().join('.')
}

/** Hours and minutes of a clock in the time zone, such as "10:30"; of another day than that of `now` with it, such as "13.05, 10:30". */
export function formatDoorTime(instant: string, timeZone: string, now: number): string {
  const [day, time = ''] = toWallTime(instant, timeZone).split('T')
  return toWallTime(new Date(now).toISOString(), timeZone).startsWith(day ?? '') ? time : `${formatDoorDay(instant, timeZone).slice(0, 5)}, ${time}`
}
