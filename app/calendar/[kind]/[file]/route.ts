import { getTranslations } from 'next-intl/server'
import { ApiError } from '@/lib/api/api-error'
import { getCalendarContent } from '@/lib/content/calendars'
import { keepDraftsPrivate } from '@/lib/content/preview'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, toLocale } from '@/lib/i18n/locales'
import { calendarPath, parseCalendarPath, subscriptionAddress } from '@/lib/site/calendar/calendar-address'
import { calendarAnswer } from '@/lib/site/calendar/calendar-answer'
import { toEventEntry, toSessionEntry } from '@/lib/site/calendar/calendar-entries'
import { toCalendarFile } from '@/lib/site/calendar/calendar-file'
import { googleEntryLink, googleFeedLink, outlookEntryLink, outlookFeedLink } from '@/lib/site/calendar/calendar-links'
import { OUTAGE_RETRY_AFTER } from '@/lib/site/constants'
import { decodeSegment } from '@/lib/site/routes'

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'public, no-cache' }

/** Answers a calendar file or feed, or redirects to the page of a calendar on the web. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[kind]/[file]'>): Promise<Response> {
  const { kind, file } = await params
  return keepDraftsPrivate(await answer(request, kind, file))
}

async function answer(request: Request, kind: string, file: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const address = parseCalendarPath(kind, decodeSegment(file), searchParams)
  const locale = toLocale(searchParams.get(LOCALE_PARAMETER)) ?? DEFAULT_LOCALE
  try {
    const content = address && (await getCalendarContent(locale, address.subject))
    if (!content) return refusal(404)
    const t = await getTranslations({ locale, namespace: 'CalendarFile' })
    const words = { cancelled: String(t.raw('cancelled')), postponed: String(t.raw('postponed')), speakers: String(t.raw('speakers')) }
    const { SITE_URL } = env()
    const site = { siteUrl: SITE_URL, locale, words }
    const entries = content.items.flatMap(({ event, session }) =>
      session ? [toSessionEntry(session, event, site)] : (toEventEntry(event, site) ?? []),
    )
    const { subject, target } = address
    const [entry] = entries
    // An event without a date cannot be added to a calendar; its feed is empty, so that calendars with an earlier date drop it.
    if (!entry && subject.kind === 'event' && target !== 'ics') return refusal(404)
    const name = t(subject.kind, { name: content.name })
    const path = calendarPath(subject, 'ics', locale)
    if (target !== 'ics') {
      const isOne = entry && (subject.kind === 'event' || subject.kind === 'session')
      const feed = subscriptionAddress(SITE_URL, path)
      const google = isOne ? googleEntryLink(entry) : googleFeedLink(feed)
      const outlook = isOne ? outlookEntryLink(entry) : outlookFeedLink(feed, name)
      return new Response(null, { status: 302, headers: { ...NOT_INDEXED, Location: target === 'google' ? google : outlook } })
    }
    const changes = entries.flatMap(({ changedAt }) => changedAt ?? [])
    return calendarAnswer(request, {
      text: toCalendarFile({ name, entries, locale, source: `${SITE_URL}${path}`, now: Date.now() }),
      content: [name, path, entries],
      changedAt: changes.length > 0 ? Math.max(...changes) : null,
      fileName: [subject.kind === 'event' ? '' : `${subject.kind}-`, subject.key.replace(/[^\w-]/g, '')].join(''),
    })
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) return refusal(503)
    throw error
  }
}

function refusal(status: 404 | 503): Response {
  const text = status === 404 ? 'There is no such calendar.' : 'The calendar cannot be read at the moment.'
  const headers = status === 503 ? { ...NOT_INDEXED, 'Retry-After': String(OUTAGE_RETRY_AFTER) } : NOT_INDEXED
  return new Response(`${text}\n`, { status, headers })
}
