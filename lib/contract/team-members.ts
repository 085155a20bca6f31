import { z } from 'zod'
import { PersonSchema } from './people'

/** Somebody who works for the organisation. */
export const TeamMemberSchema = PersonSchema.extend({
  position: z.number().int().default(0),
}).meta({ id: 'TeamMember' })

/** Somebody who works for the organisation. */
export type TeamMember = z.infer<typeof TeamMemberSchema>
