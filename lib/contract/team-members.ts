import { z } from 'zod'
import { PersonSchema } from './fields/people'

export const TeamMemberSchema = PersonSchema.extend({
  position: z.number().int().default(0),
}).meta({ id: 'TeamMember' })

export type TeamMember = z.infer<typeof TeamMemberSchema>

export const TeamMemberCardSchema = TeamMemberSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  fullName: true,
  role: true,
  photo: true,
})

export type TeamMemberCard = z.infer<typeof TeamMemberCardSchema>
