import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'

/** What somebody asked for with an address that is known: it counts once the link of that number in its mailbox is used. */
export const RequestedSchema = z.object({
  number: z.number(),
  details: z.object({
    fullName: z.string().optional(),
    organization: z.string().optional(),
    country: z.string().optional(),
    subject: z.string().optional(),
    locale: z.enum(LOCALES),
    consent: z.object({ textVersion: z.string().nullable(), at: z.string(), where: z.string(), locale: z.string() }),
  }),
})
