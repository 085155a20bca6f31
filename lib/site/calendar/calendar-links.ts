import type { CalendarEntry } from './calendar-entries'

/** The page of Google Calendar that offers to add an entry. */
export function googleEntryLink(entry: CalendarEntry): string {
  const { start, end } = entry
  const dates = [start, end ?? start].map((instant) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, ''))
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: dates.join('/'),
    ctz: entry.timeZone,
    details: entry.description,
    location: entry.place,
  })
}

/** The page of Outlook on the web that offers to add an entry. */
export function outlookEntryLink(entry: CalendarEntry): string {
  const { start, end } = entry
  return withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end ?? start).toISOString(),
    body: entry.description,
    location: entry.place,
  })
}

/** The page of Google Calendar that offers to subscribe to a feed; it wants the address with `webcal`. */
export function googleFeedLink(feed: string): string {
  return withQuery('https://calendar.google.com/calendar/render', { cid: feed })
}

/** The page of Outlook on the web that offers to subscribe to a feed. */
export function outlookFeedLink(feed: string, name: string): string {
  return withQuery('https://outlook.live.com/calendar/0/addfromweb', { url: feed, name })
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
