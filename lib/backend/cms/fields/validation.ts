/** Accepts nothing or a whole number from 0; says what is wrong otherwise. */
export function isWholeNumber(value: unknown): true | string {
  const isFine = value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0)
  return isFine || 'Write a whole number.'
}

/** Accepts a time zone of the tz database; says what is wrong otherwise. */
export function isTimeZone(value: unknown): true | string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return true
  } catch {
    return 'No such time zone; write for example Asia/Tbilisi.'
  }
}
