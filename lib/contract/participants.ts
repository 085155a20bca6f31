import { z } from 'zod'
import { EVENT_PERSON_CARD, EventPersonSchema } from './fields/people'

export const ParticipantSchema = EventPersonSchema.extend({
  cohort: z.string().default(''),
  project: z.string().default(''),
}).meta({ id: 'Participant' })

export type Participant = z.infer<typeof ParticipantSchema>

export const ParticipantCardSchema = ParticipantSchema.pick({ ...EVENT_PERSON_CARD, cohort: true, project: true })

export type ParticipantCard = z.infer<typeof ParticipantCardSchema>
