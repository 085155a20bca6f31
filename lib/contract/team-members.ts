import { z } from 'zod'
import { PersonSchema } from './fields/people'

/** Somebody who works for the organisation. */
export const TeamMemberSchema = PersonSchema.extend({
  position: z.number().int().default(0),
}).meta({ id: 'TeamMember' })

/** Somebody who works for the organisation. */
export type TeamMember = z.infer<typeof TeamMemberSchema>

/** What a list of the team shows of somebody. */
export const TeamMemberCardSchema = TeamMemberSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  fullName: true,
  role: true,
  photo: true,
})

/** What a list of the team shows of somebody. */
export type TeamMemberCard = z.infer<typeof TeamMemberCardSchema>
