import { z } from 'zod'

const AnswerSchema = z.object({
  /** The account, as colleagues read it. */
  by: z.string(),
  at: z.string(),
  text: z.string(),
})

/** What staff answered to a message, in order. */
export const AnswersSchema = z.array(AnswerSchema)
