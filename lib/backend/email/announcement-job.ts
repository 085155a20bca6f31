import { z } from 'zod'
import { RECIPIENT_STATUSES, type RecipientStatus } from './recipients'
import type { Place } from './recipients'

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
  to: z.enum(RECIPIENT_STATUSES).optional(),
  /** Whether it goes to the unnotified alone, whose last email said something else than what is published. */
  isForUnnotified: z.boolean().default(false),
  /** Its former name, in jobs of releases before, which run beside this one during an upgrade: without it they would email everyone. */
  isForUntold: z.boolean().optional(),
})

/** An email to those who have registered for an event or applied, about how the event stands now. */
export type Announcement = z.infer<typeof AnnouncementSchema>

/** One that is not for others alone. */
export type AnnouncementTo<To extends RecipientStatus> = Announcement & { to?: To }

/** Who was emailed last: a registration, or an application, whose place is its id alone. Those come after all registrations. */
export interface AnnouncementProgress extends Place {
  isApplicant?: boolean
}
