import type { z } from 'zod'
import { EventPersonSchema } from './fields/people'

/** Somebody who speaks at one or more events. */
export const SpeakerSchema = EventPersonSchema.extend({}).meta({ id: 'Speaker' })

/** Somebody who speaks at one or more events. */
export type Speaker = z.infer<typeof SpeakerSchema>

/** What a card of a speaker shows. */
export const SpeakerCardSchema = SpeakerSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  fullName: true,
  role: true,
  organization: true,
  photo: true,
})

/** What a card of a speaker shows. */
export type SpeakerCard = z.infer<typeof SpeakerCardSchema>
