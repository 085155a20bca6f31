import { z } from 'zod'

/**
 * A localised field in the body of a write: a plain string sets the text of the request's language,
 * an object sets each language that it names.
 */
export const LocalizedTextSchema = z.union([
  z.string(),
  z.object({ en: z.string(), ge: z.string() }).partial(),
])
