import { z } from 'zod'

/** A row as the database has it, with all languages of its texts. */
const StoredRowSchema = z.object({ id: z.string() }).loose()

export type StoredRow = z.infer<typeof StoredRowSchema>

/** What was deleted at once: a document, and those who were deleted with it. */
export const TrashedContentSchema = z.object({ rows: z.array(StoredRowSchema) })
