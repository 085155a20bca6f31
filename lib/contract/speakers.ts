import { z } from 'zod'
import { EVENT_PERSON_CARD, EventPersonSchema } from './fields/people'

export const SpeakerSchema = EventPersonSchema.extend({
  /** A sentence of theirs. */
  quote: z.string().default(''),
}).meta({ id: 'Speaker' })

export type Speaker = z.infer<typeof SpeakerSchema>

export const SpeakerCardSchema = SpeakerSchema.pick({ ...EVENT_PERSON_CARD, quote: true })

export type SpeakerCard = z.infer<typeof SpeakerCardSchema>
