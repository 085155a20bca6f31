/** So many calendar months later, or earlier, in UTC: on the last day of a month that is too short. */
export function shiftMonths(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + months)
  // A day that the month does not have has run over into the next.
  if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0)
  return date
}
