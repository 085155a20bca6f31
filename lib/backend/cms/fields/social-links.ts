import type { ArrayField } from 'payload'
import { SOCIAL_ACCOUNTS } from '@/lib/contract/fields/social-links'
import { requiredWebAddress } from './web-address'

/** A list of profiles on social networks. */
export function socialLinksField(): ArrayField {
  return {
    name: 'socialLinks',
    type: 'array',
    labels: { singular: 'Profile', plural: 'Profiles' },
    admin: { initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'account', type: 'select', required: true, options: [...SOCIAL_ACCOUNTS] },
          { name: 'link', type: 'text', required: true, validate: requiredWebAddress },
        ],
      },
    ],
  }
}
