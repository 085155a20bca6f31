import { z } from 'zod'
import { STANDINGS, type Standing } from './standing'
import type { Place } from './recipient-place'

export const AnnouncementSchema = z.object({
  id: z.string(),
  event: z.string(),
  /** What staff add in their own words, by language. */
  message: z.record(z.string(), z.string()),
  /** The highest place in the order of arrival when the announcement was made; nobody behind it gets it. */
  last: z.number(),
  /** When it was made: whoever applied later does not get it. */
  before: z.string().optional(),
  /** Whom alone it goes to; without it everyone but declined applicants. */
  to: z.enum(STANDINGS).optional(),
  /** Whether it goes to those alone whom the last email told something else than what is published. */
  isForUntold: z.boolean().default(false),
})

/** An email to those who have registered for an event or applied, about how the event stands now. */
export type Announcement = z.infer<typeof AnnouncementSchema>

/** One that is not for others alone. */
export type AnnouncementTo<To extends Standing> = Announcement & { to?: To }

/** Who was emailed last: a registration, or an application, whose place is its id alone. Those come after all registrations. */
export interface AnnouncementProgress extends Place {
  isApplicant?: boolean
}
