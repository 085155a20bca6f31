import { z } from 'zod'
import { StoredRowSchema } from '../content/writing/insert-row'

/** What was deleted at once: a document, and those who were deleted with it. */
export const TrashedContentSchema = z.object({ rows: z.array(StoredRowSchema) })
