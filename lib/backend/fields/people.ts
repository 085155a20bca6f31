import type { Field } from 'payload'
import { identifierField } from './identifier'
import { pictureField } from './pictures'
import { socialLinksField } from './social-links'

/** The fields that speakers, participants and team members have in common. */
export function personFields(): Field[] {
  return [
    identifierField(),
    { name: 'fullName', type: 'text', required: true, localized: true, maxLength: 150 },
    { name: 'role', type: 'text', localized: true, maxLength: 200 },
    { name: 'bio', type: 'richText', localized: true },
    pictureField('photo'),
    socialLinksField(),
  ]
}

/** The fields that people of events have besides. */
export function eventPersonFields(): Field[] {
  return [
    { name: 'organization', type: 'text', localized: true, maxLength: 200 },
    { name: 'country', type: 'text', maxLength: 2, admin: { description: 'Two letters, such as GE.' } },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
  ]
}
