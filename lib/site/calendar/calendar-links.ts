import type { CalendarEntry } from './calendar-entries'

export function googleEntryLink(entry: CalendarEntry): string {
  const { start, end } = entry
  const dates = [start, end].map((instant) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, ''))
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: dates.join('/'),
    ctz: entry.timeZone,
    details: entry.description,
    location: entry.place,
  })
}

export function outlookEntryLink(entry: CalendarEntry): string {
  const { start, end } = entry
  return withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: entry.description,
    location: entry.place,
  })
}

/** Google wants the address of a feed with `webcal:`. */
export function googleFeedLink(feed: string): string {
  return withQuery('https://calendar.google.com/calendar/render', { cid: feed })
}

export function outlookFeedLink(feed: string, name: string): string {
  return withQuery('https://outlook.live.com/calendar/0/addfromweb', { url: feed, name })
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
