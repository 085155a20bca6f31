import { z } from 'zod'

/** Where a page is now that was known by another address: its path, or null when it has not moved. */
export const RedirectSchema = z.object({ path: z.string().nullable() }).meta({ id: 'Redirect' })
