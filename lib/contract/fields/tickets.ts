import { z } from 'zod'

/** A ticket, as its holder sees it. */
export const TicketSchema = z
  .object({
    /** 1, 2, 3 … within the event. */
    number: z.number().int().positive(),
    /** Eight characters that are said and typed, unique within the site. */
    code: z.string(),
    /** It rises with a correction and a new seat. */
    version: z.number().int().positive(),
    /** The signed text of the QR code. */
    text: z.string(),
  })
  .meta({ id: 'Ticket' })

export type Ticket = z.infer<typeof TicketSchema>
