import { z } from 'zod'

/** The networks that the site has an icon for. */
export const SOCIAL_ACCOUNTS = ['facebook', 'twitter', 'linkedin', 'instagram', 'youtube'] as const

/** A profile on a social network: which one, and its absolute address. */
export const SocialLinkSchema = z
  .object({ account: z.enum(SOCIAL_ACCOUNTS), link: z.url({ protocol: /^https?$/ }) })
  .meta({ id: 'SocialLink' })

/** A profile on a social network. */
export type SocialLink = z.infer<typeof SocialLinkSchema>
