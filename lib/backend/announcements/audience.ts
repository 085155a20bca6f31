import type { PayloadRequest } from 'payload'
import type { Announcement, Progress } from './announcement'

export interface Audience {
  /** How many they are now, and the highest place among them in the order of arrival. */
  measure: (req: PayloadRequest, eventId: string) => Promise<{ count: number; last: number }>
  /**
   * Queues the emails of an announcement to at most `limit` of those who come `after` a place.
   *
   * @returns how many were queued, and who was the last; null when the event is no longer published
   */
  emailNext: (
    req: PayloadRequest,
    announcement: Announcement,
    after: Progress | null,
    limit: number,
  ) => Promise<{ count: number; last: Progress | null } | null>
}
