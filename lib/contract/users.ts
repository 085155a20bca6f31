import { z } from 'zod'
import { DocumentKeySchema } from './document'

/** What an account may do: see the site as a signed-in visitor, or work on content, people's data, or all. */
export const USER_ROLES = ['user', 'desk', 'editor', 'admin'] as const
/** The roles that count as staff. */
export const STAFF_ROLES = ['desk', 'editor', 'admin'] as const

/** The signed-in user, as they may see themselves. */
export const CurrentUserSchema = z
  .object({
    _id: DocumentKeySchema,
    email: z.string(),
    role: z.enum(USER_ROLES),
    isActivated: z.boolean(),
  })
  .meta({ id: 'CurrentUser' })

/** The signed-in user. */
export type CurrentUser = z.infer<typeof CurrentUserSchema>

/** The body of a sign-in. */
export const LoginBodySchema = z
  .object({ email: z.email().max(254), password: z.string().min(1).max(1000) })
  .meta({ id: 'LoginBody' })
