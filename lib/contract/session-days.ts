import { z } from 'zod'
import { DocumentSchema, IdentifierSchema } from './fields/document'

/** A day of an event's agenda; `date` is a calendar day in the event's time zone. */
export const SessionDaySchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  date: z.iso.date(),
  title: z.string().default(''),
}).meta({ id: 'SessionDay' })

export type SessionDay = z.infer<typeof SessionDaySchema>
