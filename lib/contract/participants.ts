import { z } from 'zod'
import { EventPersonSchema } from './people'

/** A participant of an accelerator or a summit, with their cohort and project. */
export const ParticipantSchema = EventPersonSchema.extend({
  cohort: z.string().default(''),
  project: z.string().default(''),
}).meta({ id: 'Participant' })

/** A participant of an accelerator or a summit. */
export type Participant = z.infer<typeof ParticipantSchema>
