import { z } from 'zod'
import { EventPersonSchema } from './fields/people'

export const ParticipantSchema = EventPersonSchema.extend({
  cohort: z.string().default(''),
  project: z.string().default(''),
}).meta({ id: 'Participant' })

export type Participant = z.infer<typeof ParticipantSchema>

export const ParticipantCardSchema = ParticipantSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  fullName: true,
  role: true,
  organization: true,
  photo: true,
  cohort: true,
  project: true,
})

export type ParticipantCard = z.infer<typeof ParticipantCardSchema>
