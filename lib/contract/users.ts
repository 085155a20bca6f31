import { z } from 'zod'
import { EmailSchema } from './fields/contact-fields'
import { toAsciiAddress } from './fields/email-address'
import { DocumentKeySchema } from './fields/document'

/** `user` is a signed-in visitor; `door` checks guests in, `juror` reads applications, `desk` works on people's data, `editor` on content, `admin` on all. */
export const USER_ROLES = ['user', 'door', 'juror', 'desk', 'editor', 'admin'] as const

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

/** The CMS takes addresses of accounts in ASCII only. */
const AccountEmailSchema = EmailSchema.overwrite(toAsciiAddress)

export const LoginBodySchema = z
  .object({ email: AccountEmailSchema, password: z.string().min(1).max(MAX_PASSWORD) })
  .meta({ id: 'LoginBody' })

/** The second step of a sign-in: a code of the app, or a recovery code. */
export const SecondFactorBodySchema = z.object({ code: z.string().trim().min(1).max(20) }).meta({ id: 'SecondFactorBody' })

export const ForgotPasswordBodySchema = z.object({ email: AccountEmailSchema }).meta({ id: 'ForgotPasswordBody' })

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
