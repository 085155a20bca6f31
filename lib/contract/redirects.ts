import { z } from 'zod'

/** The present path of a page that had another address, or null when it has not moved. */
export const RedirectSchema = z.object({ path: z.string().nullable() }).meta({ id: 'Redirect' })
