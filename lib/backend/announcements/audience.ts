import type { PayloadRequest } from 'payload'
import type { Announcement, Progress } from './announcement'

/** Those whom an announcement on an event is for. */
export interface Audience {
  /** How many they are now, and the place of the last of them in the order of arrival. */
  measure: (req: PayloadRequest, event: string) => Promise<{ count: number; last: number }>
  /**
   * Queues the emails of an announcement to those after a place, at most `limit` of them.
   *
   * @returns how many were queued and the place of the last; null when the event is no longer published
   */
  emailNext: (
    req: PayloadRequest,
    announcement: Announcement,
    after: Progress | null,
    limit: number,
  ) => Promise<{ count: number; last: Progress | null } | null>
}
