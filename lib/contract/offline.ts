import { z } from 'zod'
import { EVENT_STATUSES } from './events'

/**
 * What a browser stores to show an event without a connection. Another `version` says that something differs, another
 * `status` that pages stored before must not be shown any more.
 */
export const OfflineListSchema = z
  .object({ version: z.string(), status: z.enum([...EVENT_STATUSES, 'over']), urls: z.array(z.string()) })
  .meta({ id: 'OfflineList' })

export type OfflineList = z.infer<typeof OfflineListSchema>
