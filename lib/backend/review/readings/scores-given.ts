import { z } from 'zod'

/** The scores of a review as they are stored, by the key of the criterion. */
export const ScoresGivenSchema = z.record(z.string(), z.number())
