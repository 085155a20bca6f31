import { z } from 'zod'
import { EmailSchema } from './fields/contact-fields'
import { DocumentKeySchema } from './fields/document'

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

/** The shortest password that an account can have, in characters. */
export const MIN_PASSWORD = 8
const MAX_PASSWORD = 1000

/** The body of a sign-in. */
export const LoginBodySchema = z
  .object({ email: EmailSchema, password: z.string().min(1).max(MAX_PASSWORD) })
  .meta({ id: 'LoginBody' })

/** The body that asks for a letter by which a forgotten password can be replaced. */
export const ForgotPasswordBodySchema = z.object({ email: EmailSchema }).meta({ id: 'ForgotPasswordBody' })

/** The body that chooses a new password; `token` stood in the letter. */
export const ResetPasswordBodySchema = z
  .object({
    token: z.string().min(1).max(200),
    password: z
      .string()
      .max(MAX_PASSWORD)
      .refine((value) => [...value].length >= MIN_PASSWORD, { params: { code: 'tooShort' } }),
  })
  .meta({ id: 'ResetPasswordBody' })
