const SHOWN = /^(?<time>\d{1,2} \p{L}+ \d{4}, \d{2}:\d{2}) \(GMT(?:(?<sign>[+-])(?<hours>\d{1,2})(?::(?<minutes>\d{2}))?)?\)$/u

/** The instant of a time as the CMS writes it, such as “13 May 2027, 10:00 (GMT+4)”; null for another text. */
export function shownInstant(text: string): string | null {
  const { time, sign = '+', hours = '0', minutes = '0' } = SHOWN.exec(text)?.groups ?? {}
  const atClock = Date.parse(`${time} UTC`)
  if (Number.isNaN(atClock)) return null
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return new Date(atClock - offset * 60_000).toISOString()
}
