import { isTimeZoneName } from '@/lib/site/text/wall-time'

/** Accepts nothing or a whole number from 0; otherwise returns the error. */
export function isWholeNumber(value: unknown): true | string {
  const isFine = value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0)
  return isFine || 'Enter a whole number.'
}

/** Accepts a time zone of the tz database; otherwise returns the error. */
export function isTimeZone(value: unknown): true | string {
  return isTimeZoneName(value) || 'Unknown time zone. Use a name such as Asia/Tbilisi.'
}
