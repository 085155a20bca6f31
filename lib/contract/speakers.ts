import type { z } from 'zod'
import { EventPersonSchema } from './fields/people'

export const SpeakerSchema = EventPersonSchema.extend({}).meta({ id: 'Speaker' })

export type Speaker = z.infer<typeof SpeakerSchema>

export const SpeakerCardSchema = SpeakerSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  fullName: true,
  role: true,
  organization: true,
  photo: true,
})

export type SpeakerCard = z.infer<typeof SpeakerCardSchema>
