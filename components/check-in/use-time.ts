import { useFormatter } from 'next-intl'

/** Writes instants as hours and minutes of the event's clock. */
export function useTime(timeZone: string | undefined): (instant: string) => string {
  const format = useFormatter()
  return (instant) => format.dateTime(new Date(instant), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
}
