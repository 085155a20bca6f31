import { z } from 'zod'
import { EventPersonSchema } from './fields/people'

export const SpeakerSchema = EventPersonSchema.extend({
  /** A sentence of theirs. */
  quote: z.string().default(''),
}).meta({ id: 'Speaker' })

export type Speaker = z.infer<typeof SpeakerSchema>

export const SpeakerCardSchema = SpeakerSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  fullName: true,
  role: true,
  organization: true,
  photo: true,
  quote: true,
})

export type SpeakerCard = z.infer<typeof SpeakerCardSchema>
