import { z } from 'zod'
import { EventPersonSchema } from './fields/people'

/** A participant of an accelerator or a summit, with their cohort and project. */
export const ParticipantSchema = EventPersonSchema.extend({
  cohort: z.string().default(''),
  project: z.string().default(''),
}).meta({ id: 'Participant' })

/** A participant of an accelerator or a summit. */
export type Participant = z.infer<typeof ParticipantSchema>

/** What a line of the directory of participants shows. */
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

/** What a line of the directory of participants shows. */
export type ParticipantCard = z.infer<typeof ParticipantCardSchema>
