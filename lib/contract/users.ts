import { z } from 'zod'
import { EmailSchema } from './fields/contact-fields'
import { DocumentKeySchema } from './fields/document'

/** `user` is a signed-in visitor; `door` checks guests in, `desk` works on people's data, `editor` on content, `admin` on all. */
export const USER_ROLES = ['user', 'door', 'desk', 'editor', 'admin'] as const

/** The signed-in user, as they may see themselves. */
export const CurrentUserSchema = z
  .object({
    _id: DocumentKeySchema,
    email: z.string(),
    role: z.enum(USER_ROLES),
    isActivated: z.boolean(),
  })
  .meta({ id: 'CurrentUser' })

export type CurrentUser = z.infer<typeof CurrentUserSchema>

/** In characters. */
export const MIN_PASSWORD = 8
const MAX_PASSWORD = 1000

export const LoginBodySchema = z
  .object({ email: EmailSchema, password: z.string().min(1).max(MAX_PASSWORD) })
  .meta({ id: 'LoginBody' })

/** The second step of a sign-in: a code of the app, or a recovery code. */
export const SecondFactorBodySchema = z.object({ code: z.string().trim().min(1).max(20) }).meta({ id: 'SecondFactorBody' })

export const ForgotPasswordBodySchema = z.object({ email: EmailSchema }).meta({ id: 'ForgotPasswordBody' })

/** `token` comes from the link of the email. */
export const ResetPasswordBodySchema = z
  .object({
    token: z.string().min(1).max(200),
    password: z
      .string()
      .max(MAX_PASSWORD)
      .refine((value) => [...value].length >= MIN_PASSWORD, { params: { code: 'tooShort' } }),
  })
  .meta({ id: 'ResetPasswordBody' })
