import { Forbidden, type PayloadRequest } from 'payload'
import { isDesk } from './rules'

/** What visitors send, by collection. */
export type InboxSlug = 'registrations' | 'accelerators' | 'subscriptions' | 'messages'

/** What visitors send: the collections that hold people's data. */
export const INBOX: readonly InboxSlug[] = ['registrations', 'accelerators', 'subscriptions', 'messages']

/**
 * Lets only those go on who work with people's data.
 *
 * @throws Forbidden for everybody else
 */
export function requireDesk(req: PayloadRequest): void {
  if (!isDesk(req)) throw new Forbidden(req.t)
}
