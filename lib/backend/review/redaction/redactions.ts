import { z } from 'zod'

/** Passages of an application that its readers do not see. */
export const RedactionsSchema = z.array(z.string())
