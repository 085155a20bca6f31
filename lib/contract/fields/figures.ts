import { z } from 'zod'

/** A number worth telling and what it counts, such as "600" and "seats". */
export const FigureSchema = z.object({ value: z.string(), label: z.string().default('') })

export type Figure = z.infer<typeof FigureSchema>
