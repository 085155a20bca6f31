import { z } from 'zod'

export const SOCIAL_ACCOUNTS = ['facebook', 'twitter', 'linkedin', 'instagram', 'youtube'] as const

/** A profile on a social network: which one, and its absolute address. */
export const SocialLinkSchema = z
  .object({ account: z.enum(SOCIAL_ACCOUNTS), link: z.url({ protocol: /^https?$/ }) })
  .meta({ id: 'SocialLink' })

export type SocialLink = z.infer<typeof SocialLinkSchema>
