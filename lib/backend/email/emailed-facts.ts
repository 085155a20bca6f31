import { z } from 'zod'
import { EVENT_STATUSES, type Event } from '@/lib/contract/events'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { formatEventTimes } from '@/lib/site/text/instants'
import { placeOf } from '@/lib/site/text/place'

/** When and where an event takes place, or that it does not, as an email said it. */
export const EmailedFactsSchema = z.object({
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  timezone: z.string(),
  where: z.string(),
  /** Missing in emails from before it was noted. */
  doors: z.string().optional(),
  /** Emails from before it was noted were about events that took place. */
  status: z.enum(EVENT_STATUSES).default('scheduled'),
  locale: z.enum(LOCALES),
  /** Whether a calendar entry has gone along with any email; missing in emails from before it was noted. */
  hasEntry: z.boolean().optional(),
  /** Of a registration that was cancelled, how many companions were cancelled along with it. */
  lost: z.number().optional(),
})

export type EmailedFacts = z.infer<typeof EmailedFactsSchema>

/** The date of a postponed event no longer holds: the one that was emailed before stays, if any was. */
export function toEmailedFacts(event: Event, locale: Locale, previous: EmailedFacts | null, { isEntrySent = false, lost }: { isEntrySent?: boolean; lost?: number } = {}): EmailedFacts {
  const { startsAt, endsAt, timezone } = event.status === 'postponed' ? (previous ?? { ...event, startsAt: null, endsAt: null }) : event
  const hasEntry = isEntrySent || (previous ? previous.hasEntry : false)
  return { startsAt, endsAt, timezone, where: placeOf(event), doors: event.doors, status: event.status, locale, hasEntry, ...(lost && { lost }) }
}

/** Whether somebody has a calendar entry by the emails that went to them: there is none without a date. */
export function wasEntrySent(emailed: EmailedFacts | null | undefined): boolean {
  return emailed?.hasEntry ?? Boolean(emailed?.startsAt)
}

export function isSameFacts(one: EmailedFacts, other: EmailedFacts | null): boolean {
  return other !== null && EmailedFactsSchema.keyof().options.every((name) => one[name] === other[name])
}

/** Whether an email said something else of an event than what is published, in the language of that email. */
export function isOutdated(emailed: EmailedFacts, event: Event): boolean {
  const present = toEmailedFacts(event, emailed.locale, emailed, emailed)
  return !isSameFacts(present, { ...emailed, doors: emailed.doors ?? present.doors })
}

/** Empty without a date. */
export function whenOf({ startsAt, endsAt, timezone: timeZone }: Pick<EmailedFacts, 'startsAt' | 'endsAt' | 'timezone'>, locale: Locale): string {
  return startsAt ? formatEventTimes(startsAt, endsAt, { locale, timeZone }) : ''
}
